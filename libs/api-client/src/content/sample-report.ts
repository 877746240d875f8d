import { sampleReport } from '@mirante/contract/content/sample-report.ts';
import { api } from '../base-api.ts';
import { endpointsFrom } from '../endpoints-from.ts';
import { feedback, quiet } from '../feedback.ts';

export const { useMarkSampleReportMutation, useUnmarkSampleReportMutation } = api.injectEndpoints({
  endpoints: endpointsFrom(sampleReport, 'report'),
});

feedback(sampleReport, {
  markSampleReport: {
    ok: 'Relatório oferecido como amostra grátis!',
    409: quiet,
    fail: 'Não foi possível oferecer a amostra.',
  },
  unmarkSampleReport: { ok: 'Amostra grátis retirada da oferta!', fail: 'Não foi possível retirar a amostra.' },
});
