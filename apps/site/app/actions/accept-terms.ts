export { action, loader } from './accept-terms.server';
