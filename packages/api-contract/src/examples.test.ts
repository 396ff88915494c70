import { describe, expect, it } from 'vitest';
import type { Media, Operation } from './operations';
import { examplesOf, parametersOf, placedOperations, resolveAnswer } from './operations';
import { checkAnswer, checkRequest } from './validator';

function jsonAnswers(operation: Operation): [string, Media][] {
  return Object.entries(operation.responses).flatMap(([status, answer]): [string, Media][] => {
    const media = resolveAnswer(answer).content?.['application/json'];
    return media ? [[status === 'default' ? '500' : status, media]] : [];
  });
}

const none = new URLSearchParams();

describe.each(placedOperations)('$id', ({ operation }) => {
  it('has an example of every JSON response', () => {
    const bare = jsonAnswers(operation).filter(([, media]) => examplesOf(media).length === 0);
    expect(bare.map(([status]) => status)).toEqual([]);
  });

  it('has response examples that match their schemas', () => {
    const problems = jsonAnswers(operation).flatMap(([status, media]) =>
      examplesOf(media).flatMap((body) =>
        checkAnswer(operation, { status: Number(status), contentType: 'application/json', body }),
      ),
    );
    expect(problems).toEqual([]);
  });

  it('has request examples that match their schemas', () => {
    const [contentType, media] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [null, null];
    const required = parametersOf(operation).filter(
      (parameter) => parameter.in === 'query' && parameter.required,
    );
    const query = new URLSearchParams(
      required.map((parameter): [string, string] => [
        parameter.name,
        `${(parameter.example ?? 'x1') as string | number}`,
      ]),
    );
    const examples = media ? examplesOf(media) : [undefined];
    const bodies: unknown[] = contentType === 'multipart/form-data' ? [{}] : examples;
    const problems = bodies.flatMap((body) => checkRequest(operation, { query, contentType, body }));
    expect(bodies.length).toBeGreaterThan(0);
    expect(problems).toEqual([]);
  });
});

describe('a request', () => {
  const login = placedOperations.find(({ id }) => id === 'postUser')?.operation;
  const search = placedOperations.find(({ id }) => id === 'searchMembers')?.operation;

  it('with privileged fields is rejected', () => {
    const body = { email: 'a@demo.example', password: 'heartwood-demo', credits: 5 };
    expect(login && checkRequest(login, { query: none, contentType: 'application/json', body })).toEqual([
      '/ must NOT have additional properties (credits)',
    ]);
  });

  it('with unknown or invalid query parameters is rejected', () => {
    const query = new URLSearchParams('page=0&hair_colour=black,purple&distance=3');
    expect(search && checkRequest(search, { query, contentType: null, body: undefined })).toEqual([
      'Query parameter distance is not documented.',
      'Query parameter page: /value must be >= 1',
      'Query parameter hair_colour: /value/1 must be equal to one of the allowed values',
    ]);
  });
});
