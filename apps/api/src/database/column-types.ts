import { types, type CustomTypesConfig } from 'pg';

const { DATE, INT8 } = types.builtins;

/** Dates stay text (`YYYY-MM-DD`), 64-bit counters become numbers. */
export const columnTypes: CustomTypesConfig = {
  getTypeParser: (oid, format) => {
    if (oid === DATE) return (value: string) => value;
    if (oid === INT8) return Number;
    return format === 'binary' ? types.getTypeParser(oid, 'binary') : types.getTypeParser(oid, 'text');
  },
};
