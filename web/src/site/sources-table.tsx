const sources = [
  { name: 'arXiv', holds: 'Preprints', size: '2.4M' },
  { name: 'OpenAlex', holds: 'Scholarly works', size: '250M+' },
  { name: 'Unpaywall', holds: 'Open-access articles from 50,000+ publishers', size: '53M+' },
]

/** What the sources say that they hold. */
export function SourcesTable() {
  return (
    <table className="table sources-table">
      <caption>Sizes as stated by each source.</caption>
      <thead>
        <tr>
          <th scope="col">Source</th>
          <th scope="col">What it holds</th>
          <th scope="col" className="r">
            Size
          </th>
        </tr>
      </thead>
      <tbody>
        {sources.map(({ name, holds, size }) => (
          <tr key={name}>
            <td>{name}</td>
            <td>{holds}</td>
            <td className="r">{size}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
