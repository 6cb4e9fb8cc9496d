<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Csv;

/** Names of facilities, as people and programs write them. */
final readonly class Facilities {
	private const ALIASES = [
		'beamer' => 'projector',
		'video-conference' => 'videoconf', 'video conference' => 'videoconf', 'videoconference' => 'videoconf',
		'video-conferencing' => 'videoconf', 'video conferencing' => 'videoconf', 'videoconferencing' => 'videoconf',
		'screen' => 'display', 'tv' => 'display', 'monitor' => 'display', 'display-screen' => 'display',
		'speakers' => 'audio', 'audio-system' => 'audio',
		'accessible' => 'wheelchair',
	];

	/** @var array<string, string> ids by themselves in lower case */
	private array $ids;

	/** @param list<string> $ids of the instance; others are read in lower case */
	public function __construct(array $ids) {
		$this->ids = array_combine(array_map(mb_strtolower(...), $ids), $ids);
	}

	/**
	 * @param string $cell names with commas between them; a name with a comma is in quotation marks
	 * @param list<string> $kept ids that the room already has
	 * @return list<string> ids
	 */
	public function read(string $cell, array $kept = []): array {
		$ids = [];
		$end = 0;
		// One name after the other: a list of all of them would take many times the memory of the cell.
		while (preg_match('/\s*+"((?:[^"]++|"")*+)"|([^,"][^,]*+)/', $cell, $name, PREG_OFFSET_CAPTURE, $end) === 1) {
			$end = $name[0][1] + strlen($name[0][0]);
			$id = $this->id(trim($name[2][0] ?? str_replace('""', '"', $name[1][0])), $kept);
			if ($id !== '') {
				$ids[$id] = true;
			}
		}
		return array_map(strval(...), array_keys($ids));
	}

	/**
	 * @param string $cell as the mail platform writes lists: `{a, b}`, `a,b` or `a;b`
	 * @param list<string> $kept ids that the room already has
	 * @return list<string> ids
	 */
	public function readTags(string $cell, array $kept = []): array {
		return $this->read(str_replace(';', ',', trim($cell, " \t{}[]")), $kept);
	}

	/** @param list<string> $ids */
	public static function write(array $ids): string {
		return implode(',', array_map(
			static fn (string $id): string => strpbrk($id, ',"') === false ? $id : '"' . str_replace('"', '""', $id) . '"',
			$ids,
		));
	}

	/** @param list<string> $kept */
	private function id(string $name, array $kept): string {
		$lower = mb_strtolower($name);
		return in_array($name, $kept, true) ? $name : $this->ids[$lower] ?? self::ALIASES[$lower] ?? $lower;
	}
}
