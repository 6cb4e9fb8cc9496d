<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Model\Site;

use OCA\IntranetApp\Shared\IsoTime;

/** The JSON of a menu or a footer, including the details of its last change. Every key is kept. */
final class StoredText {
	/** What clients send back for a file that does not exist yet. */
	private const NO_FILE = '0';
	private const DEPTH = 64;

	/** @param bool $isBroken the file does not contain a JSON object */
	private function __construct(
		private readonly \stdClass $tree,
		public readonly string $version,
		public readonly bool $isBroken,
	) {
	}

	/** @param ?string $json null for no file */
	public static function read(?string $json): self {
		$tree = $json === null ? new \stdClass() : json_decode(ltrim($json, "\u{FEFF}"), false, self::DEPTH);
		$version = $json === null ? self::NO_FILE : substr(hash('sha256', $json), 0, 32);
		return $tree instanceof \stdClass ? new self($tree, $version, false) : new self(new \stdClass(), $version, true);
	}

	public function get(string $name): mixed {
		return $this->tree->{$name} ?? null;
	}

	/**
	 * The text after a change, as JSON.
	 *
	 * @param array<array-key, mixed> $members
	 */
	public function jsonWith(array $members): string {
		$tree = clone $this->tree;
		foreach ($members as $name => $value) {
			$tree->{$name} = $value;
		}
		return json_encode(
			$tree,
			JSON_PRETTY_PRINT | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_PRESERVE_ZERO_FRACTION | JSON_THROW_ON_ERROR,
		);
	}

	public function editor(): ?string {
		$editor = $this->get('updatedBy') ?? $this->get('modifiedBy');
		return is_string($editor) && $editor !== '' ? $editor : null;
	}

	/** Unix seconds. */
	public function updatedAt(): ?int {
		$time = $this->get('updatedAt') ?? $this->get('modified');
		return match (true) {
			is_int($time) && $time > 0 => $time,
			is_string($time) => IsoTime::seconds($time),
			default => null,
		};
	}
}
