import { brand } from '@mirante/domain/house/brand.ts';
import { textLinks, type BrandText, type TextName } from '@mirante/domain/house/text-links.ts';
import { day } from '@mirante/domain/format.ts';
import { HouseLinks } from '../../shell/house-links.tsx';
import { SecureHead } from '../../shell/secure-head.tsx';
import { useFocusOnNewPage } from '../../shell/use-focus-on-new-page.ts';
import { usePageTitle } from '../../shell/use-page-title.ts';
import './text-page.css';

interface TextSheetProps {
  name: TextName;
  text: BrandText;
  version: string;
}

/** A legal text between the house and its buyers. */
export function TextSheet({ name, text: { summary, sections }, version }: TextSheetProps) {
  const { title } = textLinks[name];
  usePageTitle(title);
  useFocusOnNewPage();
  return (
    <div className="text-page">
      <SecureHead />
      <main className="card">
        <h1>{title}</h1>
        <p className="soft">{summary}</p>
        <p className="small faint">
          Versão de {day(version)}
          {version !== brand.terms_version && ' (já não é a atual)'}
        </p>
        {sections.map((section) => (
          <section key={section.title}>
            <h2>{section.title}</h2>
            {section.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
      </main>
      <footer>
        <p className="small faint">
          {brand.legal_name} · CNPJ {brand.cnpj} · {brand.legal_address}
        </p>
        <HouseLinks />
      </footer>
    </div>
  );
}
