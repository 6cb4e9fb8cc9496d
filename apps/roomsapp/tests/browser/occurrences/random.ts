// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

/** Numbers that are the same for the same seed. */
export class Random {
	#state: number

	constructor(seed: number) {
		this.#state = seed
	}

	/** A number from 0 up to and without the limit. */
	below(limit: number): number {
		this.#state = (this.#state + 0x6d2b79f5) | 0
		let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state)
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
		return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * limit)
	}

	between(least: number, most: number): number {
		return least + this.below(most - least + 1)
	}

	/** True once in so many times. */
	once(times: number): boolean {
		return this.below(times) === 0
	}

	of<T>(list: readonly T[]): T {
		return list[this.below(list.length)] as T
	}

	/** Some of a list in its order; what must be among them is. */
	some<T>(list: readonly T[], needed: readonly T[], most: number): T[] {
		const chosen = new Set(needed)
		for (let count = this.below(most); count > 0; count--) {
			chosen.add(this.of(list))
		}
		return list.filter((item) => chosen.has(item))
	}
}
