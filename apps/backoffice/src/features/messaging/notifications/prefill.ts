import { notifiableKinds, type NotifiableKind } from '@mirante/domain/messaging/notification.ts';

interface Prefilled {
  title?: string;
  message?: string;
  content?: NotifiableKind;
  content_id?: number;
  products?: number[];
}

/** The prefill in the address: texts of at least 3 characters, numbers from 1. Others are ignored. */
export function prefilledOf(query: URLSearchParams): Prefilled {
  const text = (name: string) => {
    const given = query.get(name)?.trim() ?? '';
    return given.length > 2 ? given : undefined;
  };
  const [title, message] = [text('title'), text('message')];
  const content = notifiableKinds.find((kind) => kind === query.get('content'));
  const content_id = numberOf(query.get('content-id') ?? '');
  const products = [...new Set((query.get('products') ?? '').split(',').flatMap((part) => numberOf(part) ?? []))];
  return {
    ...(title && { title }),
    ...(message && { message }),
    ...(content && { content }),
    ...(content && content_id && { content_id }),
    ...(products.length > 0 && { products }),
  };
}

const numberOf = (text: string): number | undefined =>
  /^[1-9]\d{0,8}$/.test(text.trim()) ? Number(text.trim()) : undefined;
