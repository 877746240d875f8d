import { registrationOf, type OfferedAnalyst } from '@mirante/domain/products/analyst.ts';

export function Analysts({ analysts }: { analysts: readonly OfferedAnalyst[] }) {
  if (analysts.length === 0) return null;
  return (
    <section aria-labelledby="analistas" className="below-plans">
      <h2 id="analistas">Quem assina as análises</h2>
      <ul className="card analysts">
        {analysts.map(({ id, name, cnpi, presentation }) => (
          <li key={id}>
            <span className="m-tile" aria-hidden>
              {Array.from(name)[0]}
            </span>
            <div>
              <h3>{name}</h3>
              <p className="small faint">{registrationOf(cnpi)}</p>
              {presentation && <p className="small soft">{presentation}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
