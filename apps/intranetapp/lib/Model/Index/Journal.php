<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Model\Index;

use OCA\IntranetApp\Model\Approval\Acceptance;

/** What a writer is about to do, stored as text with its lease. Paths are relative to the team folder. */
final class Journal {
	private const SEPARATOR = "\n";

	/** @param list<string> $arguments */
	private function __construct(
		public readonly string $work,
		public readonly array $arguments,
	) {
	}

	/** @param ?string $mediaOf path of the page whose media are copied along */
	public static function create(string $path, ?string $mediaOf = null): string {
		return self::text('create', $path, ...$mediaOf === null ? [] : [$mediaOf]);
	}

	public static function save(int $fileId): string {
		return self::text('save', (string)$fileId);
	}

	/** @param string $version of the page once its file is written */
	public static function accept(int $fileId, string $version, Acceptance $acceptance): string {
		return self::text('accept', (string)$fileId, $version, $acceptance->author, $acceptance->version, $acceptance->reviewer);
	}

	public static function move(string $from, string $to): string {
		return self::text('move', $from, $to);
	}

	public static function remove(string $path): string {
		return self::text('remove', $path);
	}

	/** @param string $path where the pages will be */
	public static function restore(string $path): string {
		return self::text('restore', $path);
	}

	public static function of(string $text): self {
		$parts = explode(self::SEPARATOR, $text);
		return new self($parts[0], array_slice($parts, 1));
	}

	private static function text(string ...$parts): string {
		return implode(self::SEPARATOR, $parts);
	}
}
