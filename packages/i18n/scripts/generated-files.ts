import { format } from 'prettier';
import { argumentsModule } from './arguments-type';
import { argumentsFile, catalogueFile, catalogueText, descriptionsFile } from './catalogue-files';
import { declaredMessages } from './declared-messages';
import type { DeclaredMessages } from './declared-messages';

/** The files that follow from the declared messages, with the text they should have. */
export async function generatedFiles(
  { texts, descriptions }: DeclaredMessages = declaredMessages(),
): Promise<Map<string, string>> {
  const types = await format(argumentsModule(texts), {
    parser: 'typescript',
    printWidth: 110,
    singleQuote: true,
  });
  return new Map([
    [catalogueFile('en'), catalogueText(texts)],
    [descriptionsFile, catalogueText(descriptions)],
    [argumentsFile, types],
  ]);
}
