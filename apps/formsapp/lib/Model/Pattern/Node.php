<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Pattern;

/** A part of a parsed pattern. */
final class Node {
	/** @param list<self> $parts */
	private function __construct(
		/** @var 'set'|'start'|'end'|'sequence'|'choice'|'repeat' */
		public readonly string $kind,
		public readonly array $parts = [],
		public readonly ?CharacterSet $set = null,
		public readonly int $least = 0,
		/** Null when there is no end. */
		public readonly ?int $most = 0,
	) {
	}

	public static function set(CharacterSet $set): self {
		return new self('set', set: $set);
	}

	public static function start(): self {
		return new self('start');
	}

	public static function end(): self {
		return new self('end');
	}

	/** @param list<self> $parts */
	public static function sequence(array $parts): self {
		return new self('sequence', $parts);
	}

	/** @param list<self> $parts */
	public static function choice(array $parts): self {
		return new self('choice', $parts);
	}

	public static function repeat(self $part, int $least, ?int $most): self {
		return new self('repeat', [$part], least: $least, most: $most);
	}
}
