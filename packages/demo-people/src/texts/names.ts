import type { Locale } from '@heartwood/i18n';

type Names = { readonly female: readonly string[]; readonly male: readonly string[] };

const list = (names: string): readonly string[] => names.split(' ');

/** First names common among adults of each language. */
export const firstNames: Readonly<Record<Locale, Names>> = {
  en: {
    female: list(
      'Emma Claire Sarah Laura Hannah Rachel Helen Julie Karen Alison Fiona Joanne Nicola Rebecca Lucy Kate Charlotte Megan Heather Victoria Samantha Zoe Rosie Beth Gemma Louise Natalie Amanda Tracy Paula Wendy Diane Maeve Niamh Aoife Orla Sinead Erin Caroline Jenny',
    ),
    male: list(
      'James David Andrew Mark Paul Richard Simon Ian Stephen Peter Neil Graham Daniel Matthew Tom Chris Michael Robert Adam Ben Luke Sam Jack Oliver Will Gareth Stuart Martin Colin Ross Craig Sean Connor Liam Declan Patrick Owen Callum Harry Nick',
    ),
  },
  nl: {
    female: list(
      'Femke Marieke Sanne Anouk Lotte Esther Monique Ingrid Petra Saskia Annemarie Marloes Mirjam Karin Linda Wendy Chantal Ilse Heleen Els Tineke Jolanda Nienke Roos Eva Maaike Judith Bianca Astrid Hanneke Marjan Inge Willemijn Lisette Carolien Floor Fleur Loes Renske Yvonne',
    ),
    male: list(
      'Joost Bart Sander Maarten Jeroen Pieter Koen Wouter Thijs Ruben Dennis Erik Marco Henk Kees Gerard Rob Frank Martijn Bas Tim Niels Stefan Rik Hans Wim Theo Arjan Roel Jasper Gijs Daan Floris Remco Edwin Vincent Ronald Johan Mark Luuk',
    ),
  },
  de: {
    female: list(
      'Lena Anna Katrin Sabine Claudia Petra Birgit Susanne Nicole Stefanie Melanie Julia Christina Sandra Anja Silke Heike Martina Andrea Kerstin Tanja Nadine Kathrin Simone Barbara Monika Ulrike Franziska Johanna Miriam Svenja Maren Ines Antje Judith Carolin Vera Elke Gabi Marlene',
    ),
    male: list(
      'Markus Thomas Stefan Andreas Michael Christian Jens Sven Torsten Frank Ralf Uwe Jürgen Martin Florian Sebastian Tobias Daniel Matthias Jan Philipp Alexander Dirk Holger Jörg Oliver Patrick Felix Lukas Jonas Kai Bernd Rainer Volker Carsten Henning Georg Robert Simon Timo',
    ),
  },
  fr: {
    female: list(
      'Camille Julie Sophie Claire Céline Aurélie Émilie Isabelle Nathalie Valérie Sandrine Stéphanie Virginie Hélène Caroline Laure Marion Pauline Élodie Delphine Catherine Florence Anne Corinne Martine Sylvie Laurence Mathilde Juliette Agnès Véronique Charlotte Lucie Amélie Margaux Béatrice Élise Manon Carole Noémie',
    ),
    male: list(
      'Julien Nicolas Thomas Pierre Antoine Guillaume Sébastien Laurent Olivier Christophe Philippe Stéphane Frédéric Vincent Mathieu Alexandre Benoît Romain Maxime Cédric Jérôme Fabrice Thierry Pascal Éric Bruno Didier Gilles Damien Arnaud Xavier Rémi Hugo Bastien Quentin Yann Loïc Marc Denis Franck',
    ),
  },
  es: {
    female: list(
      'Lucía Carmen María Laura Marta Elena Ana Cristina Patricia Isabel Pilar Rosa Beatriz Silvia Raquel Mónica Nuria Sonia Teresa Rocío Alba Sara Paula Irene Eva Susana Yolanda Inés Montse Lola Mercedes Ángela Noelia Verónica Esther Olga Clara Amparo Gloria Virginia',
    ),
    male: list(
      'Javier Carlos David Antonio Manuel José Miguel Luis Fernando Alejandro Sergio Pablo Jorge Alberto Álvaro Diego Rubén Raúl Óscar Andrés Rafael Pedro Juan Francisco Ángel Enrique Iván Adrián Víctor Marcos Ignacio Ramón Vicente Jaime Gonzalo Hugo Mario Tomás Emilio Joaquín',
    ),
  },
  it: {
    female: list(
      'Giulia Francesca Chiara Laura Silvia Elena Paola Anna Valentina Alessandra Sara Federica Martina Elisa Barbara Monica Daniela Cristina Roberta Simona Claudia Stefania Lucia Ilaria Serena Michela Manuela Patrizia Antonella Giovanna Carla Marta Irene Arianna Camilla Beatrice Raffaella Loredana Teresa Nadia',
    ),
    male: list(
      'Marco Andrea Luca Alessandro Francesco Matteo Davide Stefano Paolo Roberto Giuseppe Antonio Fabio Simone Lorenzo Giovanni Massimo Claudio Daniele Riccardo Federico Michele Enrico Alberto Giorgio Maurizio Vincenzo Salvatore Pietro Nicola Tommaso Emanuele Filippo Gianluca Dario Mirko Carlo Sergio Bruno Diego',
    ),
  },
  pl: {
    female: list(
      'Anna Katarzyna Agnieszka Magdalena Monika Joanna Ewa Barbara Małgorzata Aleksandra Marta Dorota Karolina Justyna Beata Iwona Renata Sylwia Paulina Natalia Izabela Edyta Kinga Weronika Hanna Aneta Ilona Danuta Grażyna Elżbieta Teresa Jolanta Kamila Patrycja Olga Emilia Maria Zofia Alicja Dominika',
    ),
    male: list(
      'Tomasz Piotr Paweł Krzysztof Marcin Michał Andrzej Marek Łukasz Grzegorz Adam Jakub Mateusz Rafał Robert Dariusz Maciej Wojciech Jacek Artur Kamil Sławomir Zbigniew Jarosław Bartosz Sebastian Dawid Przemysław Szymon Leszek Mirosław Ryszard Filip Konrad Jan Bogdan Norbert Hubert Wiktor Janusz',
    ),
  },
  da: {
    female: list(
      'Mette Anne Kirsten Hanne Lene Louise Camilla Maria Pernille Charlotte Tina Susanne Lone Karen Rikke Trine Line Sofie Ida Katrine Maja Signe Birgitte Gitte Helle Ulla Bente Inge Dorte Marianne Cecilie Julie Stine Malene Heidi Nanna Astrid Ditte Tove Vibeke',
    ),
    male: list(
      'Lars Peter Jens Michael Henrik Thomas Søren Jan Christian Martin Niels Anders Morten Jesper Hans Mads Rasmus Per Ole Kasper Claus Jakob Kim Simon Bo Torben Steen Frederik Emil Jonas Mikkel Allan René Brian Kenneth Flemming Erik Troels Asger Anton',
    ),
  },
  sv: {
    female: list(
      'Anna Maria Karin Sara Emma Kristina Eva Lena Malin Jenny Hanna Linda Johanna Elin Ulrika Annika Ingrid Cecilia Åsa Helena Susanne Maja Sofia Camilla Monica Ida Frida Josefin Katarina Pernilla Gunilla Birgitta Agneta Elisabet Therese Matilda Märta Ylva Marie Lotta',
    ),
    male: list(
      'Anders Johan Erik Lars Mikael Per Peter Fredrik Daniel Stefan Andreas Mattias Magnus Thomas Jonas Martin Henrik Niklas Marcus Björn Håkan Patrik Christer Mats Oskar Gustav Viktor Emil Simon Jakob Olof Sven Göran Ulf Tobias Robin Axel Rickard Jesper Pontus',
    ),
  },
  nb: {
    female: list(
      'Ingrid Anne Kari Marit Silje Hilde Linda Hege Marianne Kristin Heidi Monica Ida Maria Camilla Tone Randi Bente Solveig Astrid Nina Elin Berit Siri Karoline Maren Julie Gro Turid Wenche Mona Line Guro Ragnhild Trine Vilde Synnøve Liv Eli Cathrine',
    ),
    male: list(
      'Jan Per Bjørn Ole Lars Kjell Knut Svein Thomas Arne Geir Hans Morten Terje Martin Erik Anders Andreas Tor Øyvind Espen Kristian Stian Henrik Magnus Håkon Sigurd Rune Trond Frode Eirik Jonas Simen Petter Vegard Marius Jørgen Tore Roar Sindre',
    ),
  },
  fi: {
    female: list(
      'Anna Maria Johanna Sari Päivi Tiina Minna Laura Hanna Katja Riikka Heidi Satu Kirsi Jaana Outi Marja Anne Elina Sanna Mari Susanna Eeva Kaisa Virpi Tuula Pirjo Ritva Leena Ulla Merja Noora Jenni Emmi Veera Henna Suvi Niina Raija Anu',
    ),
    male: list(
      'Juha Mika Timo Jari Antti Matti Petri Marko Jukka Sami Pekka Janne Ville Tuomas Kari Heikki Markku Hannu Ari Teemu Mikko Jussi Tero Jarmo Esa Harri Risto Kimmo Seppo Lauri Juho Aleksi Eero Niko Toni Olli Joonas Tapio Ilkka Henri',
    ),
  },
};

/** First names common in several countries. */
export const travellingNames: Names = {
  female: list(
    'Amara Leila Yasmin Samira Nadia Aylin Fatima Naomi Aisha Zainab Selin Priya Anita Maya Carmen Dalia Esra Grace Joy Mariam Noor Rania Salma Shirin Tamara Yara Zahra Imani Nia Soraya',
  ),
  male: list(
    'Samir Karim Kwame Malik Omar Amir Yusuf Hassan Tariq Emre Can Deniz Rachid Said Bilal Kofi Isaac Samuel Elijah Marvin Dev Arjun Ravi Mehmet Idris Jamal Andre Curtis Desmond Tunde',
  ),
};
