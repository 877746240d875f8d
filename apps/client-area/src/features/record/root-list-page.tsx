import { RootListPage } from '@mirante/screens/record/root-list-page.tsx';
import { to } from '../../app/to.ts';

export const RecordRootListPage = () => <RootListPage to={{ record: to.record() }} />;
