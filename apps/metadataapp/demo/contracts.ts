// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

/** A file of the demo. */
export interface Contract {
	/** From the top of the team folder. */
	readonly path: string
	readonly title: string
}

export const statuses = ['Draft', 'In negotiation', 'Signed', 'Terminated']
export const departments = ['Purchasing', 'Sales', 'Facilities', 'Human resources', 'IT', 'Legal'] as const
export const tags = ['Framework', 'Renews by itself', 'Data protection', 'Paper original', 'Translated']

/** What there is in each folder: kinds of contracts, and with whom. */
const folders: Readonly<Record<string, { readonly kinds: readonly string[], readonly parties: readonly string[] }>> = {
	Customers: {
		kinds: ['Framework agreement', 'Service contract'],
		parties: ['Alder Foods', 'Birch Bank', 'Cedar Clinics', 'Dogwood Press', 'Elm Energy', 'Fir Logistics', 'Ginkgo Games'],
	},
	'Suppliers/Software': { kinds: ['Licence', 'Data processing'], parties: ['Northwind', 'Oakbyte', 'Pinecone', 'Quince Cloud'] },
	'Suppliers/Services': {
		kinds: ['Order', 'Maintenance'],
		parties: ['Rowan Cleaning', 'Spruce Catering', 'Teak Lifts', 'Umbra Security'],
	},
	Premises: { kinds: ['Lease', 'Energy'], parties: ['Harbour House', 'Garden House', 'Mill Lane 4', 'Depot West', 'Parking Deck'] },
	Insurance: {
		kinds: ['Policy'],
		parties: ['Buildings', 'Fleet', 'Liability', 'Machines', 'Travel', 'Cyber risks', 'Legal costs', 'Transport'],
	},
	Staff: {
		kinds: ['Employment contract'],
		parties: ['A Becker', 'C Dubois', 'E Fischer', 'G Haas', 'I Jansen', 'K Lang', 'M Nowak', 'O Peters', 'R Smit', 'T Visser'],
	},
	Archive: { kinds: ['Service contract'], parties: ['Willow Travel', 'Yew Printing'] },
}

/** All files, in their order. */
export const contracts: readonly Contract[] = Object.entries(folders).flatMap(([folder, { kinds, parties }]) =>
	parties.flatMap((party) => kinds.map((kind) => ({ path: `${folder}/${kind} ${party}.pdf`, title: `${kind}: ${party}` }))))

const departmentOf: Readonly<Record<string, typeof departments[number]>> = {
	Customers: 'Sales', 'Suppliers/Software': 'IT', 'Suppliers/Services': 'Purchasing', Premises: 'Facilities', Insurance: 'Legal',
	Staff: 'Human resources', Archive: 'Legal',
}
const notes = [
	'Call two months before it ends.',
	'Prices follow the consumer price index.\nLast raised in January.',
	'The signed original is in the safe.\nA copy of the annex is still missing.',
]

/**
 * What the nth file has in its fields, without the links to others. It is the same in every archive of a year, and now and then nothing,
 * also in required fields.
 *
 * @param owners - ids of accounts
 */
export function valuesOf(n: number, owners: readonly string[]): Record<string, string | readonly string[]> {
	const path = contracts[n]?.path ?? ''
	const folder = path.slice(0, path.lastIndexOf('/'))
	const year = new Date().getFullYear() + n * 7 % 4
	const month = String(1 + n * 5 % 12).padStart(2, '0')
	return {
		...(n % 13 === 5 ? {} : { status: folder === 'Archive' ? 'Terminated' : statuses[n % 7 < 4 ? 2 : n % 3] ?? '' }),
		...(n % 11 === 8 ? {} : { valid_until: `${folder === 'Archive' ? year - 6 : year}-${month}-${10 + n % 18}` }),
		...(n % 9 === 3 ? {} : { owner: owners[n * 3 % 5 % owners.length] ?? '' }),
		...(folder === 'Staff' ? {} : { amount: `${(1 + n * n % 47) * 450}.${n % 2 === 0 ? '50' : '00'}` }),
		department: departmentOf[folder] ?? '',
		confidential: folder === 'Staff' || n % 6 === 0 ? '1' : '0',
		...(n % 4 === 1 ? {} : { tags: tags.filter((_, place) => (n + place * 3) % 5 < 2) }),
		...(n % 5 === 2 ? { notes: notes[n % notes.length] ?? '' } : {}),
		...(/^(Customers|Suppliers)/.test(folder) ? { website: addressOf(contracts[n]?.title ?? '') } : {}),
	}
}

const pairs = 40
/** Places of the files that the nth one refers to: the other contract with the same partner, and for one policy the three leases. */
export const linksOf = (n: number): number[] => n < pairs ? n % 2 === 1 ? [n - 1] : [] : n === pairs ? [30, 32, 34] : []

const addressOf = (title: string): string =>
	`https://${(title.split(': ')[1] ?? '').toLowerCase().replaceAll(' ', '-')}.example.com/contracts`
