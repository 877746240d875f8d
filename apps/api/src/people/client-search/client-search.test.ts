import { describe, expect, it } from 'vitest';
import { clientSearch, phoneSearch } from './client-search.rules.ts';

describe('parsing a client search', () => {
  it.each([
    ['ana@mirante.example', { email: 'ana@mirante.example' }],
    [' ANA@Mirante.Example ', { email: 'ana@mirante.example' }],
    ['529.982.247-25', { cpf: '52998224725' }],
    ['11144477735', { cpf: '11144477735' }],
    ['João', { words: ['joao'] }],
    ['  JOÃO   da Silva ', { words: ['joao', ' da', 'silva'] }],
    ['jo', { words: [' jo'] }],
    ['ana.f@mir', { words: ['anafmir'] }],
    ["D'Ávila", { words: ['davila'] }],
    ['529.982', { words: [' 529982'] }],
    ['(11) 98765', { words: [' 1198765'] }],
    ['+55 11 98765-4321', { words: [' 11987654321'] }],
    ['011 98765', { words: [' 1198765'] }],
    ['5511', { words: [' 5511'] }],
    ['100%\\', { words: ['100%\\'] }],
    ['a b c d e f g h i j', { words: [' a', ' b', ' c', ' d', ' e', ' f', ' g', ' h'] }],
    ['...', 'nobody'],
    ['-- ?', 'nobody'],
    ['()', 'nobody'],
  ])('classifies %j', (text, expected) => {
    expect(clientSearch(text)).toEqual(expected);
  });

  it('treats eleven digits as both CPF and mobile number', () => {
    expect(clientSearch('11900000083')).toEqual({ cpf: '11900000083', phone: '+5511900000083' });
    expect(clientSearch('119.000.000-83')).toEqual({ cpf: '11900000083' });
  });
});

describe('parsing a phone search', () => {
  it.each([
    ['(11) 98765-4321', '11987654321'],
    ['+55 11 98765-4321', ' 11987654321'],
    ['+55 11 987', ' 11987'],
    ['+5511', ' 11'],
    ['5511', '5511'],
    ['98765', '98765'],
    ['11', ' 11'],
    ['+351 912', ' 351912'],
    ['abc', undefined],
  ])('%j gives its digits', (typed, expected) => {
    expect(phoneSearch(typed)).toBe(expected);
  });
});
