import type { Node, Symbol as TsSymbol, Type } from 'ts-morph';
import type { JsonSchema } from '../src/http/json-schema.ts';

/** Where types are read, and what was made so far of those that have a name: each is written once, and referred to. */
export interface Reading {
  at: Node;
  named: Record<string, { file: string; schema: JsonSchema }>;
}

const DATE_TIME = /(?:^|_)(?:at|since)$/;
const DATE = /_date$/;
const ID = /(?:^|_)id$/;

/**
 * JSON Schema of a TypeScript type: what the type does not have is refused. Doc comments become descriptions. A text named `…_at` or
 * `since` is a time and one named `…_date` a day, unless its `@format` says otherwise; a number named `id` or `…_id` is an integer.
 * Throws on what JSON does not have, on `any`, and on two types of one name.
 */
export function schemaOfType(reading: Reading, type: Type, field?: TsSymbol): JsonSchema {
  if (type.isUnknown()) return {};
  if (type.isUnion() && !type.isBoolean()) return unionOf(reading, type, field);
  return scalarOf(type, field) ?? listOf(reading, type) ?? objectOf(reading, type);
}

function unionOf(reading: Reading, type: Type, field: TsSymbol | undefined): JsonSchema {
  const members = type.getUnionTypes().filter((member) => !member.isUndefined());
  const values = members.filter(isValue).map(valueOf).toSorted(byText);
  const booleans = members.filter((member) => member.isBooleanLiteral());
  const others = members.filter((member) => !isValue(member) && !member.isNull() && !member.isBooleanLiteral());
  const parts = [
    ...(values.length > 0 ? [enumOf(values)] : []),
    ...(booleans.length > 0 ? [booleanOf(booleans)] : []),
    ...others.map((member) => schemaOfType(reading, member, field)),
  ].toSorted(byText);
  const schema = parts.length === 1 ? parts[0]! : { anyOf: parts };
  return members.some((member) => member.isNull()) ? orNull(schema) : schema;
}

function listOf(reading: Reading, type: Type): JsonSchema | undefined {
  if (type.isTuple()) {
    const items = type.getTupleElements().map((item) => schemaOfType(reading, item));
    return { type: 'array', prefixItems: items, minItems: items.length, maxItems: items.length };
  }
  const item = type.isArray() || type.isReadonlyArray() ? type.getArrayElementType() : undefined;
  return item && { type: 'array', items: schemaOfType(reading, item) };
}

function objectOf(reading: Reading, type: Type): JsonSchema {
  if ((!type.isObject() && !type.isIntersection()) || type.getCallSignatures().length > 0)
    throw new Error(`${type.getText(reading.at)} is nothing that JSON has`);
  const name = nameOf(type);
  if (name === undefined) return fieldsOf(reading, type);
  const file = fileOf(type);
  const known = reading.named[name];
  if (known && known.file !== file) throw new Error(`${name} is a type of ${file} and of ${known.file}`);
  if (!known) {
    // Known before it is read: it may be part of itself.
    const schema: JsonSchema = {};
    reading.named[name] = { file, schema };
    Object.assign(schema, fieldsOf(reading, type));
  }
  return { $ref: `#/components/schemas/${name}` };
}

function fieldsOf(reading: Reading, type: Type): JsonSchema {
  const index = type.getStringIndexType();
  const fields = type
    .getProperties()
    .map((field) => ({ field, name: field.getName(), of: field.getTypeAtLocation(reading.at) }))
    .filter(({ of }) => !of.isNever() && !of.isUndefined());
  const required = fields.filter(({ field }) => !field.isOptional()).map(({ name }) => name);
  const properties = fields.map(({ field, name, of }) => [
    name,
    { ...schemaOfType(reading, of, field), ...describedBy(field) },
  ]);
  return {
    type: 'object',
    ...describedBy(type.getAliasSymbol() ?? type.getSymbol()),
    ...(properties.length > 0 && { properties: Object.fromEntries(properties) }),
    ...(required.length > 0 && { required }),
    additionalProperties: index ? schemaOfType(reading, index) : false,
  };
}

function scalarOf(type: Type, field: TsSymbol | undefined): JsonSchema | undefined {
  const name = field?.getName() ?? '';
  if (type.isNull()) return { type: 'null' };
  if (isValue(type)) return enumOf([valueOf(type)]);
  if (type.isBooleanLiteral()) return booleanOf([type]);
  if (type.isBoolean()) return { type: 'boolean' };
  if (type.isNumber()) return { type: ID.test(name) ? 'integer' : 'number' };
  if (!type.isString()) return undefined;
  const format = tagOf(field, 'format') ?? (DATE_TIME.test(name) ? 'date-time' : DATE.test(name) ? 'date' : undefined);
  return { type: 'string', ...(format && { format }) };
}

const isValue = (type: Type) => type.isStringLiteral() || type.isNumberLiteral();
const valueOf = (type: Type) => type.getLiteralValueOrThrow() as string | number;
const enumOf = (values: (string | number)[]): JsonSchema => ({
  type: typeof values[0] === 'string' ? 'string' : 'number',
  enum: values,
});
/** Both of them are any boolean. */
const booleanOf = (members: Type[]): JsonSchema => ({
  type: 'boolean',
  ...(members.length === 1 && { const: members[0]!.getText() === 'true' }),
});
const orNull = (schema: JsonSchema): JsonSchema =>
  typeof schema.type === 'string' && !('const' in schema)
    ? { ...schema, type: [schema.type, 'null'], ...(Array.isArray(schema.enum) && { enum: [...schema.enum, null] }) }
    : { anyOf: [schema, { type: 'null' }] };
/** TypeScript keeps a union's members in the order it met them, which other files can change. */
const byText = (a: unknown, b: unknown) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1);

/** Interfaces and aliases have a name of their own, unless they take types themselves. */
function nameOf(type: Type): string | undefined {
  if (type.getAliasSymbol())
    return type.getAliasTypeArguments().length > 0 ? undefined : type.getAliasSymbol()!.getName();
  return type.isInterface() && type.getTypeArguments().length === 0 ? type.getSymbolOrThrow().getName() : undefined;
}

const fileOf = (type: Type): string =>
  (type.getAliasSymbol() ?? type.getSymbolOrThrow()).getDeclarations()[0]!.getSourceFile().getFilePath();

export function describedBy(symbol: TsSymbol | undefined): { description?: string } {
  const description = symbol?.compilerSymbol
    .getDocumentationComment(undefined)
    .map(({ text }) => text)
    .join('');
  return description ? { description } : {};
}

const tagOf = (symbol: TsSymbol | undefined, tag: string): string | undefined =>
  symbol
    ?.getJsDocTags()
    .find((found) => found.getName() === tag)
    ?.getText()
    .map(({ text }) => text)
    .join('');
