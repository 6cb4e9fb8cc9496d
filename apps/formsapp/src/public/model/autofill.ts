// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Question } from '../../rules/index.ts'

/** How a browser helps with a text: what it fills in by itself, and the keyboard of a phone. */
export interface Help {
	readonly autocomplete?: string
	readonly type: 'text' | 'email' | 'tel' | 'url'
	readonly inputmode?: 'numeric'
}

/** Titles that leave no doubt, in all languages of the app, in lower case. */
const titles: Readonly<Record<string, readonly string[]>> = {
	name: [
		'name', 'your name', 'full name', 'first and last name', 'ihr name', 'dein name', 'vollständiger name', 'vor- und nachname',
		'votre nom', 'nom complet', 'nom et prénom', 'prénom et nom', 'naam', 'uw naam', 'je naam', 'volledige naam', 'voor- en achternaam',
	],
	'given-name': ['first name', 'given name', 'vorname', 'prénom', 'voornaam'],
	'family-name': [
		'last name', 'family name', 'surname', 'nachname', 'familienname', 'nom', 'nom de famille', 'achternaam', 'familienaam',
	],
	email: [
		'email', 'e-mail', 'email address', 'e-mail address', 'your email', 'e-mail-adresse', 'ihre e-mail-adresse', 'mail',
		'adresse e-mail', 'adresse électronique', 'courriel', 'e-mailadres', 'uw e-mailadres', 'je e-mailadres',
	],
	tel: [
		'phone', 'phone number', 'telephone', 'telephone number', 'mobile', 'mobile number', 'telefon', 'telefonnummer', 'handynummer',
		'téléphone', 'numéro de téléphone', 'telefoon', 'telefoonnummer', 'mobiel nummer',
	],
	organization: [
		'company', 'organisation', 'organization', 'firma', 'unternehmen', 'entreprise', 'société', 'bedrijf', 'organisatie',
	],
	'organization-title': ['job title', 'berufsbezeichnung', 'fonction', 'functie'],
	'street-address': ['address', 'street address', 'adresse', 'anschrift', 'adresse postale', 'adres'],
	'address-line1': ['street', 'street and number', 'straße', 'straße und hausnummer', 'rue', 'straat', 'straat en huisnummer'],
	'postal-code': ['postal code', 'postcode', 'zip', 'zip code', 'plz', 'postleitzahl', 'code postal'],
	'address-level2': ['city', 'town', 'ort', 'stadt', 'wohnort', 'ville', 'plaats', 'woonplaats', 'stad'],
	'country-name': ['country', 'land', 'pays'],
	url: ['website', 'web site', 'homepage', 'site web', 'webseite'],
	bday: ['date of birth', 'birthday', 'geburtsdatum', 'date de naissance', 'geboortedatum'],
}
const byTitle = new Map(Object.entries(titles).flatMap(([token, all]) => all.map((title) => [title, token] as const)))

/** What a browser may fill in, by the title of the question; undefined where that is not certain. */
export function autofillOf({ type, title }: Pick<Question, 'type' | 'title'>): string | undefined {
	if (type === 'email') {
		return 'email'
	}
	const token = byTitle.get(title.trim().replace(/[\s:*?.]+$/, '').toLowerCase())
	return (token === 'bday') === (type === 'date') ? token : undefined
}

export function helpOf(question: Pick<Question, 'type' | 'title'>): Help {
	const autocomplete = autofillOf(question)
	const type = autocomplete === 'email' || autocomplete === 'tel' || autocomplete === 'url' ? autocomplete : 'text'
	return { type, ...(autocomplete === undefined ? {} : { autocomplete }) }
}
