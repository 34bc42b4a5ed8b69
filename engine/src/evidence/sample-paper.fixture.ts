import { documentFromSections } from '../document/from-sections.ts'

/** Two short papers of our own, dense with what corruptions change. They report nothing real. */
export const samplePaper = documentFromSections({
  title: 'A sample paper about mosaics',
  abstract:
    'We may learn how mosaics were laid from the size of their stones. Across 48 floors, Roman workshops used smaller stones than Greek workshops. The effect was not seen in floors laid before 120 BC.',
  sections: [
    {
      heading: '1 Introduction',
      paragraphs: [
        'A mosaic is a floor of small stones, and the stones are often called tesserae. Earlier surveys in Ravenna and Antioch measured fewer than 300 stones each [3, 4]. It is not known whether the size of a stone depends on the workshop or on the colour. We ask whether stone size could tell one workshop from another.',
        'Our contribution is a survey of 12,480 stones from 48 floors in Ravenna, Antioch and Tarragona. We also release the measurements and the program that computed them.',
      ],
    },
    {
      heading: '2 Methods',
      paragraphs: [
        'Each floor was photographed from a height of 1.5 m with a resolution of 0.2 mm per pixel. We sampled 260 stones per floor without regard to colour. The length of every stone was measured twice, at least 3 days apart, by two readers. Stones shorter than 4 mm were excluded from the analysis. The program ran for 35 min on a laptop with 16 GB of memory.',
        'We fitted a linear model with floor and reader as random effects. The learning rate was 0.01 and training stopped after 200 epochs. Readers agreed when κ ≥ 0.8 held for a floor. All tests are two-sided, and differences with p < 0.05 are called significant. Temperatures during the survey ranged from −5 °C to 31 °C, and no stone was moved.',
      ],
    },
    {
      heading: '3 Results',
      paragraphs: [
        'The mean length was 9.4 mm in Ravenna and 11.2 mm in Antioch, a difference of 1.8 mm. Roman floors had higher stone density than Greek floors, with 104 against 81 stones per 100 cm of line. Reader agreement was better for dark stones (κ = 0.91) than for pale stones (κ = 0.84). The model explained 62% of the variance in Tarragona but only 41% in Antioch.',
        'Stone length did not depend on colour in any of the 48 floors. Floors laid after 50 AD had smaller stones than floors laid before that year. The largest stone measured 23.7 mm and was found in Antioch. Colour and length were unrelated (r < 0.1, p > 0.6), and so were colour and depth (r < 0.2). Length fell with height (slope = −0.31, r = −0.42) and rose with depth (slope = 0.27). In contrast, borders were usually laid with longer stones than centres, although the gap was below 0.6 mm.',
        'At the lower height, the stones of Antioch were wider than those of Ravenna, except in two floors of the port. When the light came from the side, both readers found more stones on the borders. For pale stones in Tarragona, the second reader was slower than the first. Under a lamp, the colours were told apart by each reader, apart from the two greens. All floors were dry unless rain had fallen on the day before. In summer, as in spring, every border was measured from the left, except the one below the stairs.',
        'The stones of the borders were wider than those of the centres, although the second reader did not see this in Ravenna. Dark stones were laid in rows on every floor, whereas pale stones were not. Depth grew with the age of a floor in both cities, but none of the floors in the port was deep. Three floors of the port were repaired in late years, while the others were never opened.',
        'Roman floors were darker at the edge (Fig. 2), and the gap grew with depth (p = 0.03) in every city. Stones were wider in the north (n = 14), suggesting that each city had its own quarry. The second reader was as fast as the first (Table 3), and we found no learning over the days. Photographs were carried out at noon in Ravenna, which was the brightest hour of the day. Approximately 40 stones were lost due to the frost.',
        'Loss of the grout was seen in nine floors of the port. The cleaning of dark borders was finished in May. Repair of narrow stairs has changed the light of two rooms. Cleaning the borders was harder than cleaning the centres. Lifting pale stones has broken two of the lamps. Turning the lamp was enough to find each green stone.',
        'One of the readers was ill on the second day. Two of these lamps were broken by the frost. 40% of the borders were repaired by hand. Some of our photographs were taken in the rain. It is possible that older floors were cleaned by hand. We suspect that younger floors were cleaned by rain. We believe that wet stones were laid by two workshops.',
        'Readers and visitors were kept from the wet floors. Grout and wax were found on pale stones in May. Borders and centres were cleaned by two readers. Grout and wax covered 3.1% and 0.4% of the floors, respectively. Rain and frost broke 12 and 14 stones in spring, respectively. Borders and centres grew by 2.5% and 1.5%, respectively, in a year. We built a lamp that outlasts the lamps of the port. We chose a wax that covers dark stones in winter. The reader used a lens that shows each grain of a stone.',
        'We found that damp stones of the port had a darker rim. We measured each of the rims with a thread. We compared the rims of the port with those of the hill. There was no significant difference in the depth of rims between the port and the hill. The weight of lamps did not differ significantly between the first and the second reader. There was no significant correlation between the age of a lamp and its light.',
        'The grout of the port is a mixture of chalk and ash. The walls of the port were either wet or painted. The tools of the hill consist of hammers and chisels. Our photographs show that the paint of walls was thin.',
        'Adding the workshop as a factor increased the explained variance from 41% to 58% in Antioch. The effect was strongest in the first decade and weaker after 20 years. Without the workshop, the model was never better than the mean of all floors.',
      ],
    },
    {
      heading: '4 Discussion',
      paragraphs: [
        'Our results suggest that workshops in Ravenna probably shared a common measure. Stone size might reflect the tools of a workshop rather than the taste of a patron. This was possibly true of Antioch, where the evidence is weaker. The survey cannot tell whether a workshop moved from one city to another.',
        'Three limits should be kept in mind. Only 48 floors were measured, and most of them lie in Ravenna. Photographs from 1.5 m may hide stones smaller than 2 mm. Finally, the dating of floors in Tarragona is uncertain by up to 30 years.',
      ],
    },
  ],
})

export const foreignPaper = documentFromSections({
  title: 'A sample paper about bells',
  sections: [
    {
      heading: 'Results',
      paragraphs: [
        'The tower bell of Bruges sounds a minor third above its hum note. Striking the rim 40 mm higher raised the pitch of the second partial by 6 Hz. Cast bells decayed more slowly than turned bells at every frequency that we measured. None of the listeners in Ghent could name the foundry from sound alone. The clapper of the oldest bell weighs 212 kg and was replaced in 1911.',
        'Tuning the partials by grinding removed less than 0.3% of the metal. Bells from Leuven were judged brighter than bells from Mechelen by 17 of 24 listeners. A crack of 5 cm lowered the decay time from 14 s to 3 s. We do not know whether the alloy or the profile causes the difference.',
      ],
    },
  ],
})
