import type {
  SchemaDescription,
  SchemaFieldDescription,
  SchemaInnerTypeDescription,
  SchemaObjectDescription,
} from 'yup';

export type JsonSchema = Record<string, unknown>;
type Described = SchemaDescription & Partial<SchemaInnerTypeDescription & SchemaObjectDescription>;

/** The JSON Schema of a yup schema's description. Rules in code show only as the field's `format`. */
export function jsonSchema(described: SchemaFieldDescription): JsonSchema {
  const d = described as Described;
  const { format } = d.meta ?? {};
  return {
    ...typeOf(d),
    ...(format && { format }),
    ...(d.oneOf && d.oneOf.length > 0 && { enum: d.nullable ? [...d.oneOf, null] : d.oneOf }),
    ...(d.default !== undefined && d.type !== 'object' && { default: d.default }),
    ...Object.assign({}, ...(d.tests ?? []).map((test) => ofTest(d, test))),
  };
}

function typeOf(d: Described): JsonSchema {
  const whole =
    d.tests?.some(({ name }) => name === 'integer') ||
    (d.type === 'number' && d.oneOf?.every(Number.isInteger) && d.oneOf.length > 0);
  const name = whole ? 'integer' : d.type;
  const type = d.nullable ? [name, 'null'] : name;
  if (d.type === 'object') {
    const fields = Object.entries(d.fields ?? {});
    const required = fields.filter(([, field]) => !(field as SchemaDescription).optional).map(([key]) => key);
    return {
      type,
      additionalProperties: false,
      properties: Object.fromEntries(fields.map(([key, field]) => [key, jsonSchema(field)])),
      ...(required.length > 0 && { required }),
    };
  }
  if (d.type === 'array') return { type, items: d.innerType ? jsonSchema([d.innerType].flat()[0]!) : {} };
  return d.type === 'mixed' ? {} : { type };
}

const bounds: Record<string, readonly [string, string]> = {
  string: ['minLength', 'maxLength'],
  array: ['minItems', 'maxItems'],
  number: ['minimum', 'maximum'],
};

function ofTest(
  { type }: Described,
  { name, params }: { name?: string | undefined; params?: Record<string, unknown> | undefined },
): JsonSchema {
  const [least, most] = bounds[type] ?? [];
  if (name === 'min' && least) return { [least]: params?.min };
  if (name === 'max' && most) return { [most]: params?.max };
  if (name === 'matches' && params?.regex instanceof RegExp) return { pattern: params.regex.source };
  return name === 'distinct' ? { uniqueItems: true } : {};
}
