import type { operations } from '@heartwood/api-contract';

/** Every operation of the contract. */
export type OperationId = keyof operations;

type SuccessStatus = 200 | 201 | 202 | 204;
type Json<Described> = Described extends { content: { 'application/json': infer Value } } ? Value : undefined;
type Parameters<Id extends OperationId> = operations[Id]['parameters'];
type RequestOf<Id extends OperationId> = operations[Id] extends { requestBody?: infer Described }
  ? Described
  : undefined;
type Responses<Id extends OperationId> = operations[Id]['responses'];

type Known<Value> = [NonNullable<Value>] extends [never] ? never : NonNullable<Value>;
type OrEmpty<Value> = [Value] extends [never] ? Record<string, never> : Value;

/** The parsed and validated JSON body; undefined if the contract has none. */
export type BodyOf<Id extends OperationId> = [Known<RequestOf<Id>>] extends [never]
  ? undefined
  : undefined extends RequestOf<Id>
    ? Json<Known<RequestOf<Id>>> | undefined
    : Json<Known<RequestOf<Id>>>;

/** The validated query, with numbers and booleans converted. */
export type QueryOf<Id extends OperationId> =
  Parameters<Id> extends { query?: infer Query } ? OrEmpty<Known<Query>> : never;

/** The path parameters. */
export type PathOf<Id extends OperationId> =
  Parameters<Id> extends { path?: infer Path } ? OrEmpty<Known<Path>> : never;

/** A successful JSON response of the operation, by status. */
export type AnswerOf<Id extends OperationId> = {
  [Status in keyof Responses<Id> & SuccessStatus]: Json<Responses<Id>[Status]> extends undefined
    ? { status: Status; body?: undefined; headers?: Record<string, string> }
    : { status: Status; body: Json<Responses<Id>[Status]>; headers?: Record<string, string> };
}[keyof Responses<Id> & SuccessStatus];
