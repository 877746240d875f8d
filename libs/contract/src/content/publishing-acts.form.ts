import { draftableKinds, MAX_PUBLISHED_AT_ONCE } from '@mirante/domain/content/publishing-act.ts';
import { form, id, listOf, moment, oneOf } from '@mirante/validation/fields.ts';
import { say } from '@mirante/validation/messages.ts';

const seen = form({
  id: id().required(say.required),
  /** As the list showed it. A content that was changed since is left as it is. */
  updated_at: moment().required(say.required),
});
export const seenContentsForm = form({
  kind: oneOf(draftableKinds).required(say.required),
  contents: listOf(seen.required(say.required))
    .min(1, 'Selecione ao menos um conteúdo.')
    .max(MAX_PUBLISHED_AT_ONCE, `Selecione no máximo ${MAX_PUBLISHED_AT_ONCE} conteúdos por vez.`)
    .test('distinct', say.invalid, (contents) => {
      const ids = (contents ?? []).flatMap((each: { id: number } | null) => each?.id ?? []);
      return new Set(ids).size === ids.length;
    })
    .required(say.required),
});
