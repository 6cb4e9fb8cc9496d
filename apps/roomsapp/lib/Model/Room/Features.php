<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Room;

/** Facilities in the words of calendar clients. */
final class Features {
	private const WORDS = [
		'projector' => 'PROJECTOR',
		'whiteboard' => 'WHITEBOARD',
		'videoconf' => 'VIDEO-CONFERENCING',
		'audio' => 'AUDIO',
		'display' => 'TV',
		'wheelchair' => 'WHEELCHAIR-ACCESSIBLE',
	];

	/**
	 * @param list<string> $facilities ids
	 * @return list<string> without commas, which part them
	 */
	public static function ofFacilities(array $facilities): array {
		return array_values(array_unique(array_map(
			static fn (string $id): string => self::WORDS[$id] ?? mb_strtoupper(str_replace([',', ' '], '-', $id)),
			$facilities,
		)));
	}
}
