import type { CiteStyle } from '@tessera/contract'
import type { works } from '../papers.fixture.ts'

/** One reference of each kind of work in each style; italic words stand between stars. */
export const workedReferences: readonly (readonly [CiteStyle, keyof typeof works, string])[] = [
  [
    'apa',
    'article',
    'LeCun, Y., Bengio, Y., & Hinton, G. (2015). Deep learning. *Nature*, *521*(7553), 436–444. https://doi.org/10.1038/nature14539',
  ],
  [
    'apa',
    'articleNumber',
    'Bik, H. M., & Goldstein, M. C. (2013). An introduction to social media for scientists. *PLoS Biology*, *11*(4), Article e1001535. https://doi.org/10.1371/journal.pbio.1001535',
  ],
  [
    'apa',
    'preprint',
    'Vaswani, A., Shazeer, N., Parmar, N., Uszkoreit, J., Jones, L., Gomez, A. N., Kaiser, Ł., & Polosukhin, I. (2017). *Attention is all you need* (arXiv:1706.03762). arXiv. https://doi.org/10.48550/arXiv.1706.03762',
  ],
  [
    'apa',
    'conference',
    'He, K., Zhang, X., Ren, S., & Sun, J. (2016). Deep residual learning for image recognition. In *2016 IEEE Conference on Computer Vision and Pattern Recognition (CVPR)* (pp. 770–778). IEEE. https://doi.org/10.1109/CVPR.2016.90',
  ],
  [
    'apa',
    'chapter',
    'Baddeley, A. D., & Hitch, G. (1974). Working memory. In G. H. Bower (Ed.), *Psychology of Learning and Motivation* (Vol. 8, pp. 47–89). Academic Press. https://doi.org/10.1016/S0079-7421(08)60452-1',
  ],
  [
    'apa',
    'book',
    'Goodfellow, I., Bengio, Y., & Courville, A. (2016). *Deep learning*. MIT Press.',
  ],
  [
    'apa',
    'dataset',
    'Worldwide Protein Data Bank. (1998). *Crystal structure of a lysozyme* [Data set]. https://doi.org/10.2210/pdb1lyz/pdb',
  ],
  [
    'apa',
    'thesis',
    'Shannon, C. E. (1940). *A symbolic analysis of relay and switching circuits* [Thesis, Massachusetts Institute of Technology].',
  ],
  [
    'apa',
    'post',
    'Fenner, M. (2023, October 4). The rise of the (science) newsletter. *Front Matter*. https://doi.org/10.53731/ybhah-9jy85',
  ],
  [
    'mla',
    'post',
    'Fenner, Martin. “The Rise of the (Science) Newsletter.” *Front Matter*, 2023, https://doi.org/10.53731/ybhah-9jy85.',
  ],
  [
    'chicago',
    'post',
    'Fenner, Martin. 2023. “The Rise of the (Science) Newsletter.” *Front Matter* (blog). https://doi.org/10.53731/ybhah-9jy85.',
  ],
  [
    'ieee',
    'post',
    'M. Fenner, “The rise of the (science) newsletter,” *Front Matter*, Oct. 2023, doi: 10.53731/ybhah-9jy85.',
  ],
  [
    'vancouver',
    'post',
    'Fenner M. The rise of the (science) newsletter [blog]. Front Matter; 2023. doi: 10.53731/ybhah-9jy85',
  ],
  [
    'harvard',
    'post',
    'Fenner, M. (2023) ‘The rise of the (science) newsletter’, *Front Matter*. Available at: https://doi.org/10.53731/ybhah-9jy85.',
  ],
  [
    'apa',
    'indexedThesis',
    'Hogan, B. (2020). *A computational impact analysis approach* [Thesis, The University of Queensland]. https://doi.org/10.14264/3e10f66',
  ],
  [
    'mla',
    'indexedThesis',
    'Hogan, Bernadette. *A Computational Impact Analysis Approach*. Thesis. The University of Queensland, 2020, https://doi.org/10.14264/3e10f66.',
  ],
  [
    'chicago',
    'indexedThesis',
    'Hogan, Bernadette. 2020. “A Computational Impact Analysis Approach.” Thesis, The University of Queensland. https://doi.org/10.14264/3e10f66.',
  ],
  [
    'ieee',
    'indexedThesis',
    'B. Hogan, “A computational impact analysis approach,” Thesis, The University of Queensland, 2020, doi: 10.14264/3e10f66.',
  ],
  [
    'vancouver',
    'indexedThesis',
    'Hogan B. A computational impact analysis approach [thesis]. The University of Queensland; 2020. doi: 10.14264/3e10f66',
  ],
  [
    'harvard',
    'indexedThesis',
    'Hogan, B. (2020) *A computational impact analysis approach* [Thesis]. The University of Queensland. Available at: https://doi.org/10.14264/3e10f66.',
  ],
  [
    'apa',
    'shopBook',
    'Leung, V. S. (2019). *The politics of the past in early China*. Cambridge University Press.',
  ],
  ['apa', 'report', 'World Health Organization. (2020). *World health statistics 2020*.'],
  [
    'apa',
    'retracted',
    'Wakefield, A. J., Murch, S. H., Anthony, A., Linnell, J., Casson, D. M., Malik, M., & Berelowitz, M. (1998). Ileal-lymphoid-nodular hyperplasia, non-specific colitis, and pervasive developmental disorder in children. *The Lancet*, *351*(9103), 637–641. https://doi.org/10.1016/S0140-6736(97)11096-0 (Retracted 2010-02-06, https://doi.org/10.1016/S0140-6736(10)60175-4.)',
  ],
  [
    'apa',
    'names',
    'van der Berg, J.-W., King, M. L., Jr., 王小明, Plato, & Brontë, É. O. (2021). On names. *Onoma*, *56*, 107–108.',
  ],
  ['apa', 'bare', '*Nobody knows who wrote this?* (n.d.).'],
  [
    'mla',
    'article',
    'LeCun, Yann, et al. “Deep Learning.” *Nature*, vol. 521, no. 7553, 2015, pp. 436–44, https://doi.org/10.1038/nature14539.',
  ],
  [
    'mla',
    'articleNumber',
    'Bik, Holly M., and Miriam C. Goldstein. “An Introduction to Social Media for Scientists.” *PLoS Biology*, vol. 11, no. 4, 2013, article e1001535, https://doi.org/10.1371/journal.pbio.1001535.',
  ],
  [
    'mla',
    'preprint',
    'Vaswani, Ashish, et al. “Attention Is All You Need.” *arXiv*, 2017, https://doi.org/10.48550/arXiv.1706.03762.',
  ],
  [
    'mla',
    'conference',
    'He, Kaiming, et al. “Deep Residual Learning for Image Recognition.” *2016 IEEE Conference on Computer Vision and Pattern Recognition (CVPR)*, IEEE, 2016, pp. 770–78, https://doi.org/10.1109/CVPR.2016.90.',
  ],
  [
    'mla',
    'chapter',
    'Baddeley, Alan D., and Graham Hitch. “Working Memory.” *Psychology of Learning and Motivation*, edited by Gordon H. Bower, vol. 8, Academic Press, 1974, pp. 47–89, https://doi.org/10.1016/S0079-7421(08)60452-1.',
  ],
  ['mla', 'book', 'Goodfellow, Ian, et al. *Deep Learning*. MIT Press, 2016.'],
  [
    'mla',
    'dataset',
    'Worldwide Protein Data Bank. *Crystal Structure of a Lysozyme*. Data set. Worldwide Protein Data Bank, 1998, https://doi.org/10.2210/pdb1lyz/pdb.',
  ],
  [
    'mla',
    'thesis',
    'Shannon, Claude Elwood. *A Symbolic Analysis of Relay and Switching Circuits*. Thesis. Massachusetts Institute of Technology, 1940.',
  ],
  [
    'mla',
    'report',
    'World Health Organization. *World Health Statistics 2020*. World Health Organization, 2020.',
  ],
  [
    'mla',
    'retracted',
    'Wakefield, A. J., et al. “Ileal-Lymphoid-Nodular Hyperplasia, Non-specific Colitis, and Pervasive Developmental Disorder in Children.” *The Lancet*, vol. 351, no. 9103, 1998, pp. 637–41, https://doi.org/10.1016/S0140-6736(97)11096-0. [Retracted 2010-02-06, https://doi.org/10.1016/S0140-6736(10)60175-4.]',
  ],
  [
    'mla',
    'names',
    'van der Berg, Jan-Willem, et al. “On Names.” *Onoma*, vol. 56, 2021, pp. 107–08.',
  ],
  ['mla', 'bare', '*Nobody Knows Who Wrote This?*'],
  [
    'chicago',
    'article',
    'LeCun, Yann, Yoshua Bengio, and Geoffrey Hinton. 2015. “Deep Learning.” *Nature* 521 (7553): 436–44. https://doi.org/10.1038/nature14539.',
  ],
  [
    'chicago',
    'articleNumber',
    'Bik, Holly M., and Miriam C. Goldstein. 2013. “An Introduction to Social Media for Scientists.” *PLoS Biology* 11 (4): e1001535. https://doi.org/10.1371/journal.pbio.1001535.',
  ],
  [
    'chicago',
    'preprint',
    'Vaswani, Ashish, Noam Shazeer, Niki Parmar, Jakob Uszkoreit, Llion Jones, Aidan N. Gomez, Łukasz Kaiser, and Illia Polosukhin. 2017. “Attention Is All You Need.” Preprint. arXiv:1706.03762. https://doi.org/10.48550/arXiv.1706.03762.',
  ],
  [
    'chicago',
    'conference',
    'He, Kaiming, Xiangyu Zhang, Shaoqing Ren, and Jian Sun. 2016. “Deep Residual Learning for Image Recognition.” In *2016 IEEE Conference on Computer Vision and Pattern Recognition (CVPR)*, 770–78. IEEE. https://doi.org/10.1109/CVPR.2016.90.',
  ],
  [
    'chicago',
    'chapter',
    'Baddeley, Alan D., and Graham Hitch. 1974. “Working Memory.” In *Psychology of Learning and Motivation*, edited by Gordon H. Bower, 8:47–89. Academic Press. https://doi.org/10.1016/S0079-7421(08)60452-1.',
  ],
  [
    'chicago',
    'book',
    'Goodfellow, Ian, Yoshua Bengio, and Aaron Courville. 2016. *Deep Learning*. MIT Press.',
  ],
  [
    'chicago',
    'dataset',
    'Worldwide Protein Data Bank. 1998. *Crystal Structure of a Lysozyme*. Data set. Worldwide Protein Data Bank. https://doi.org/10.2210/pdb1lyz/pdb.',
  ],
  [
    'chicago',
    'thesis',
    'Shannon, Claude Elwood. 1940. “A Symbolic Analysis of Relay and Switching Circuits.” Thesis, Massachusetts Institute of Technology.',
  ],
  [
    'chicago',
    'report',
    'World Health Organization. 2020. *World Health Statistics 2020*. World Health Organization.',
  ],
  [
    'chicago',
    'retracted',
    'Wakefield, A. J., S. H. Murch, A. Anthony, J. Linnell, D. M. Casson, M. Malik, and M. Berelowitz. 1998. “Ileal-Lymphoid-Nodular Hyperplasia, Non-specific Colitis, and Pervasive Developmental Disorder in Children.” *The Lancet* 351 (9103): 637–41. https://doi.org/10.1016/S0140-6736(97)11096-0. Retracted 2010-02-06, https://doi.org/10.1016/S0140-6736(10)60175-4.',
  ],
  [
    'chicago',
    'names',
    'van der Berg, Jan-Willem, Martin Luther King Jr., 王小明, Plato, and Émile O. Brontë. 2021. “On Names.” *Onoma* 56: 107–8.',
  ],
  ['chicago', 'bare', '*Nobody Knows Who Wrote This?* n.d.'],
  [
    'ieee',
    'article',
    'Y. LeCun, Y. Bengio, and G. Hinton, “Deep learning,” *Nature*, vol. 521, no. 7553, pp. 436–444, May 2015, doi: 10.1038/nature14539.',
  ],
  [
    'ieee',
    'articleNumber',
    'H. M. Bik and M. C. Goldstein, “An Introduction to Social Media for Scientists,” *PLoS Biology*, vol. 11, no. 4, Art. no. e1001535, 2013, doi: 10.1371/journal.pbio.1001535.',
  ],
  [
    'ieee',
    'preprint',
    'A. Vaswani *et al.*, “Attention Is All You Need,” 2017, *arXiv:1706.03762*. [Online]. Available: https://arxiv.org/abs/1706.03762',
  ],
  [
    'ieee',
    'conference',
    'K. He, X. Zhang, S. Ren, and J. Sun, “Deep Residual Learning for Image Recognition,” in *2016 IEEE Conference on Computer Vision and Pattern Recognition (CVPR)*, IEEE, 2016, pp. 770–778, doi: 10.1109/CVPR.2016.90.',
  ],
  [
    'ieee',
    'chapter',
    'A. D. Baddeley and G. Hitch, “Working Memory,” in *Psychology of Learning and Motivation*, vol. 8, G. H. Bower, Ed., Academic Press, 1974, pp. 47–89, doi: 10.1016/S0079-7421(08)60452-1.',
  ],
  ['ieee', 'book', 'I. Goodfellow, Y. Bengio, and A. Courville, *Deep Learning*. MIT Press, 2016.'],
  [
    'ieee',
    'dataset',
    'Worldwide Protein Data Bank, “Crystal structure of a lysozyme,” Worldwide Protein Data Bank, 1998, data set, doi: 10.2210/pdb1lyz/pdb.',
  ],
  [
    'ieee',
    'thesis',
    'C. E. Shannon, “A symbolic analysis of relay and switching circuits,” Thesis, Massachusetts Institute of Technology, 1940.',
  ],
  [
    'ieee',
    'report',
    'World Health Organization, “World health statistics 2020,” World Health Organization, 2020.',
  ],
  [
    'ieee',
    'retracted',
    'A. J. Wakefield *et al.*, “Ileal-lymphoid-nodular hyperplasia, non-specific colitis, and pervasive developmental disorder in children,” *The Lancet*, vol. 351, no. 9103, pp. 637–641, 1998, doi: 10.1016/S0140-6736(97)11096-0. [Retracted 2010-02-06, https://doi.org/10.1016/S0140-6736(10)60175-4.]',
  ],
  [
    'ieee',
    'names',
    'J.-W. van der Berg, M. L. King Jr., 王小明, Plato, and É. O. Brontë, “On names,” *Onoma*, vol. 56, pp. 107–108, 2021.',
  ],
  ['ieee', 'bare', '“Nobody knows who wrote this?”'],
  [
    'vancouver',
    'article',
    'LeCun Y, Bengio Y, Hinton G. Deep learning. Nature. 2015;521(7553):436-44. doi: 10.1038/nature14539',
  ],
  [
    'vancouver',
    'articleNumber',
    'Bik HM, Goldstein MC. An introduction to social media for scientists. PLoS Biology. 2013;11(4):e1001535. doi: 10.1371/journal.pbio.1001535',
  ],
  [
    'vancouver',
    'preprint',
    'Vaswani A, Shazeer N, Parmar N, Uszkoreit J, Jones L, Gomez AN, et al. Attention is all you need [Preprint]. arXiv:1706.03762; 2017 [cited 2026 Nov 21]. Available from: https://arxiv.org/abs/1706.03762',
  ],
  [
    'vancouver',
    'conference',
    'He K, Zhang X, Ren S, Sun J. Deep residual learning for image recognition. In: 2016 IEEE Conference on Computer Vision and Pattern Recognition (CVPR). IEEE; 2016. p. 770-8. doi: 10.1109/CVPR.2016.90',
  ],
  [
    'vancouver',
    'chapter',
    'Baddeley AD, Hitch G. Working memory. In: Bower GH, editor. Psychology of Learning and Motivation. Vol. 8. Academic Press; 1974. p. 47-89. doi: 10.1016/S0079-7421(08)60452-1',
  ],
  ['vancouver', 'book', 'Goodfellow I, Bengio Y, Courville A. Deep learning. MIT Press; 2016.'],
  [
    'vancouver',
    'dataset',
    'Worldwide Protein Data Bank. Crystal structure of a lysozyme [dataset]. Worldwide Protein Data Bank; 1998. doi: 10.2210/pdb1lyz/pdb',
  ],
  [
    'vancouver',
    'thesis',
    'Shannon CE. A symbolic analysis of relay and switching circuits [thesis]. Massachusetts Institute of Technology; 1940.',
  ],
  [
    'vancouver',
    'report',
    'World Health Organization. World health statistics 2020. World Health Organization; 2020.',
  ],
  [
    'vancouver',
    'retracted',
    'Wakefield AJ, Murch SH, Anthony A, Linnell J, Casson DM, Malik M, et al. Ileal-lymphoid-nodular hyperplasia, non-specific colitis, and pervasive developmental disorder in children. The Lancet. 1998;351(9103):637-41. doi: 10.1016/S0140-6736(97)11096-0 [Retracted 2010-02-06, https://doi.org/10.1016/S0140-6736(10)60175-4.]',
  ],
  [
    'vancouver',
    'names',
    'van der Berg JW, King ML Jr, 王小明, Plato, Brontë ÉO. On names. Onoma. 2021;56:107-8.',
  ],
  ['vancouver', 'bare', 'Nobody knows who wrote this?'],
  [
    'harvard',
    'article',
    'LeCun, Y., Bengio, Y. and Hinton, G. (2015) ‘Deep learning’, *Nature*, 521(7553), pp. 436–444. Available at: https://doi.org/10.1038/nature14539.',
  ],
  [
    'harvard',
    'articleNumber',
    'Bik, H.M. and Goldstein, M.C. (2013) ‘An Introduction to Social Media for Scientists’, *PLoS Biology*, 11(4), article e1001535. Available at: https://doi.org/10.1371/journal.pbio.1001535.',
  ],
  [
    'harvard',
    'preprint',
    'Vaswani, A. *et al.* (2017) ‘Attention Is All You Need’, *arXiv* [Preprint]. Available at: https://doi.org/10.48550/arXiv.1706.03762.',
  ],
  [
    'harvard',
    'conference',
    'He, K. *et al.* (2016) ‘Deep Residual Learning for Image Recognition’, in *2016 IEEE Conference on Computer Vision and Pattern Recognition (CVPR)*. IEEE, pp. 770–778. Available at: https://doi.org/10.1109/CVPR.2016.90.',
  ],
  [
    'harvard',
    'chapter',
    'Baddeley, A.D. and Hitch, G. (1974) ‘Working Memory’, in Bower, G.H. (ed.) *Psychology of Learning and Motivation*. Academic Press, pp. 47–89. Available at: https://doi.org/10.1016/S0079-7421(08)60452-1.',
  ],
  [
    'harvard',
    'book',
    'Goodfellow, I., Bengio, Y. and Courville, A. (2016) *Deep Learning*. MIT Press.',
  ],
  [
    'harvard',
    'dataset',
    'Worldwide Protein Data Bank (1998) *Crystal structure of a lysozyme* [Dataset]. Worldwide Protein Data Bank. Available at: https://doi.org/10.2210/pdb1lyz/pdb.',
  ],
  [
    'harvard',
    'thesis',
    'Shannon, C.E. (1940) *A symbolic analysis of relay and switching circuits* [Thesis]. Massachusetts Institute of Technology.',
  ],
  [
    'harvard',
    'report',
    'World Health Organization (2020) *World health statistics 2020*. World Health Organization.',
  ],
  [
    'harvard',
    'retracted',
    'Wakefield, A.J. *et al.* (1998) ‘Ileal-lymphoid-nodular hyperplasia, non-specific colitis, and pervasive developmental disorder in children’, *The Lancet*, 351(9103), pp. 637–641. Available at: https://doi.org/10.1016/S0140-6736(97)11096-0. [Retracted 2010-02-06, https://doi.org/10.1016/S0140-6736(10)60175-4.]',
  ],
  ['harvard', 'names', 'van der Berg, J.-W. *et al.* (2021) ‘On names’, *Onoma*, 56, pp. 107–108.'],
  ['harvard', 'bare', '*Nobody knows who wrote this?* (no date).'],
]
