import { useUnsavedWork } from '@mirante/crud/form/unsaved-work.tsx';
import { CopyButton } from '@mirante/ui-kit/states/copy-button.tsx';
import { Notice } from '@mirante/ui-kit/states/notice.tsx';
import { Panel } from '@mirante/ui-kit/states/panel.tsx';
import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import css from './own-user.module.css';

interface RecoveryCodesPanelProps {
  codes: readonly string[];
  onKept: () => void;
}

export function RecoveryCodesPanel({ codes, onKept }: RecoveryCodesPanelProps) {
  const list = useRef<HTMLUListElement>(null);
  // The button that led here is gone, so focus moves to the list.
  useEffect(() => list.current?.focus(), []);
  useUnsavedWork(true, 'Os códigos de recuperação não serão mostrados de novo.');
  return (
    <Panel title="Códigos de recuperação">
      <Notice tone="warning" title="Guarde estes códigos agora: eles não serão mostrados de novo.">
        Cada um vale uma vez, no lugar do código do aplicativo, se você perder o celular.
      </Notice>
      <ul ref={list} tabIndex={-1} className={css.codes} aria-label="Códigos de recuperação">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={css.buttons}>
        <CopyButton text={codes.join('\n')} label="Copiar códigos" size="small" />
        <Button variant="contained" size="small" onClick={onKept}>
          Já guardei
        </Button>
      </div>
    </Panel>
  );
}
