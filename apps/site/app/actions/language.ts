export { action, loader } from './language.server';
