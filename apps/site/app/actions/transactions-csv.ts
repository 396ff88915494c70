export { loader } from './transactions-csv.server';
