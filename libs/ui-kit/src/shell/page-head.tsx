import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, type ReactNode } from 'react';
import { useNamePage } from './page-name.ts';

interface PageHeadProps {
  title: string;
  /** The page's name in the browser's tab and its breadcrumb, if not the title. */
  tab?: string | undefined;
  /** A status beside the title. */
  badge?: ReactNode;
  /** One line on the page's purpose. */
  purpose?: ReactNode;
  /** At most one primary button, which comes first; what removes or ends comes last. */
  actions?: ReactNode;
  /** The URL of help on this page. */
  help?: string;
}

/**
 * The page's title, by default also in the browser's tab. It gets the focus after a navigation, so that screen readers
 * announce the page.
 */
export function PageHead({ title, tab = title, badge, purpose, actions, help }: PageHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useNamePage(tab);
  useEffect(() => {
    if (document.activeElement?.tagName === 'MAIN') heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Head>
      <div>
        <div>
          <H1 ref={heading} tabIndex={-1}>
            {title}
          </H1>
          {badge}
        </div>
        {purpose && <p>{purpose}</p>}
      </div>
      {(actions || help) && (
        <Actions>
          {actions}
          {help && (
            <Link href={help} target="_blank" rel="noopener">
              Precisa de ajuda?
            </Link>
          )}
        </Actions>
      )}
    </Head>
  );
}

const PHONE = '@media (max-width:899px)';
const Head = styled('header')({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: 16,
  marginBottom: 20,
  [PHONE]: { flexDirection: 'column', marginBottom: 16 },
  '& > div:first-of-type': { minWidth: 0, maxWidth: '100%' },
  '& > div:first-of-type > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' },
  '& p': { margin: '2px 0 0', color: 'var(--ink-2)', overflowWrap: 'anywhere' },
});
const H1 = styled('h1')(({ theme }) => ({
  ...theme.typography.h1,
  margin: 0,
  outline: 'none',
  overflowWrap: 'anywhere',
}));
const labelInTwoLines = {
  height: 'auto',
  minHeight: 44,
  paddingBlock: 4,
  lineHeight: 1.3,
  whiteSpace: 'normal',
  textAlign: 'center',
};
const Actions = styled('div')({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: 10,
  flex: 'none',
  minHeight: 34,
  [PHONE]: { width: '100%', '& > *': { flex: '1 1 140px' }, '& .MuiButton-root': labelInTwoLines },
});
