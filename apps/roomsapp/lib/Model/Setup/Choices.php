<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Setup;

/** The room types and facilities that the editor offers until an administrator changes them. */
final class Choices {
	public const ROOM_TYPES = [
		['id' => 'meeting-room', 'label' => 'Meeting room'],
		['id' => 'rehearsal-room', 'label' => 'Rehearsal room'],
		['id' => 'studio', 'label' => 'Studio'],
		['id' => 'lecture-hall', 'label' => 'Lecture hall'],
		['id' => 'outdoor-area', 'label' => 'Outdoor area'],
		['id' => 'other', 'label' => 'Other'],
	];
	public const FACILITIES = [
		['id' => 'projector', 'label' => 'Projector'],
		['id' => 'whiteboard', 'label' => 'Whiteboard'],
		['id' => 'videoconf', 'label' => 'Video conferencing'],
		['id' => 'audio', 'label' => 'Audio system'],
		['id' => 'display', 'label' => 'Display'],
		['id' => 'wheelchair', 'label' => 'Wheelchair accessible'],
	];

	/**
	 * Without entries that lack an id or a label, and without the second of two with one id.
	 *
	 * @param list<array{id?: ?string, label?: ?string, ...}> $sent
	 * @return list<array{id: string, label: string}>
	 */
	public static function cleaned(array $sent): array {
		$kept = [];
		foreach ($sent as $choice) {
			[$id, $label] = [trim($choice['id'] ?? ''), trim($choice['label'] ?? '')];
			if ($id !== '' && $label !== '') {
				$kept[$id] ??= ['id' => $id, 'label' => $label];
			}
		}
		return array_values($kept);
	}
}
