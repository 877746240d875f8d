import { richText } from '@mirante/domain/content/rich-text.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { xssPayloads } from '../testing/xss-payloads.ts';
import { sanitizeRichText } from './sanitize-rich-text.ts';

const tag = new RegExp(`</?(?:${richText.tags.join('|')})(?: ?/)?>`, 'g');
const link = /<a href="(?:https?|mailto|tel):[^"<>]*">/gi;
/** The text without all permitted markup: any other markup would begin with a bracket. */
const leftOver = (html: string) => html.replace(link, '').replace(tag, '');

describe('sanitised rich text', () => {
  it.each(xssPayloads)('contains none of %s, and is stable when sanitised again', (payload) => {
    for (const html of [payload, `<p>antes</p>${payload}<p>depois</p>`, `<ul><li><strong>${payload}`]) {
      const clean = sanitizeRichText(html);
      expect(leftOver(clean)).not.toMatch(/[<>]/);
      expect(sanitizeRichText(clean)).toBe(clean);
    }
  });

  it('contains only the allowed markup, whatever the input', () => {
    const marks = ['<p>', '</p>', '<strong>', '</strong>', '<a href="https://x.y/?a=1&b=2">', '</a>', '<!--', '-->'];
    const part = fc.oneof(fc.constantFrom(...xssPayloads, ...marks, '<', '"', '&amp;'), fc.string());
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        const clean = sanitizeRichText(parts.join(''));
        expect(leftOver(clean)).not.toMatch(/[<>]/);
        expect(sanitizeRichText(clean)).toBe(clean);
      }),
    );
  });

  it('has no nested paragraphs', () => {
    const noscript = '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>';
    expect(sanitizeRichText(`<p>1 < 2 <img/src=x/onerror=alert(1)>${noscript}`)).toBe('<p>1 &lt; 2 </p><p></p><p></p>');
  });

  it('keeps every allowed mark, and the text of removed elements', () => {
    const all =
      '<h2>Tese</h2><h3>a</h3><p><strong>a</strong><em>b</em><u>c</u><s>d</s><code>e</code><br />f</p><ul><li><p>g</p></li></ul>' +
      '<ol><li>h</li></ol><hr /><blockquote><p>i</p></blockquote><pre><code>j</code></pre>';
    expect(sanitizeRichText(all)).toBe(all);
    expect(sanitizeRichText('<div><font color="red">vermelho</font> <a href="javascript:x">aqui</a></div>')).toBe(
      'vermelho aqui',
    );
    expect(sanitizeRichText('<a href="mailto:a@b.co" rel="x" target="_top">a</a>')).toBe(
      '<a href="mailto:a@b.co">a</a>',
    );
  });

  it('keeps bold, italic and struck text that has other tags', () => {
    expect(sanitizeRichText('<p><b>a</b><i>b</i><del>c</del><strike>d</strike><b onclick="x"><b>e</b></b></p>')).toBe(
      '<p><strong>a</strong><em>b</em><s>c</s><s>d</s><strong><strong>e</strong></strong></p>',
    );
  });
});
