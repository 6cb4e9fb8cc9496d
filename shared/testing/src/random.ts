// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

/** Pseudo-random numbers, identical for the same seed. */
export class Random {
	private state: number

	constructor(seed: number) {
		this.state = seed >>> 0
	}

	/** From 0 (inclusive) to 1 (exclusive). */
	private next(): number {
		// mulberry32
		this.state = (this.state + 0x6d2b79f5) >>> 0
		let value = this.state
		value = Math.imul(value ^ (value >>> 15), value | 1)
		value ^= value + Math.imul(value ^ (value >>> 7), value | 61)
		return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32
	}

	/** An integer, both ends included. */
	between(least: number, most: number): number {
		return least + Math.floor(this.next() * (most - least + 1))
	}

	chance(probability: number): boolean {
		return this.next() < probability
	}

	pick<Value>(values: readonly Value[]): Value {
		return values[this.between(0, values.length - 1)] as Value
	}

	some<Value>(values: readonly Value[], probability: number): Value[] {
		return values.filter(() => this.chance(probability))
	}
}
