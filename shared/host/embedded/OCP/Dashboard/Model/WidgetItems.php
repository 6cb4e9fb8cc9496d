<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCP\Dashboard\Model;

/** The lines of a widget. */
class WidgetItems implements \JsonSerializable {
	/**
	 * @param WidgetItem[] $items
	 * @param string $emptyContentMessage shown when there are none
	 * @param string $halfEmptyContentMessage shown above them when nothing of what matters most is among them
	 */
	public function __construct(
		private array $items = [],
		private string $emptyContentMessage = '',
		private string $halfEmptyContentMessage = '',
	) {
	}

	/**
	 * @return array{
	 *     items: list<array{subtitle: string, title: string, link: string, iconUrl: string, overlayIconUrl: string, sinceId: string}>,
	 *     emptyContentMessage: string, halfEmptyContentMessage: string,
	 * }
	 */
	#[\Override]
	public function jsonSerialize(): array {
		return [
			'items' => array_values(array_map(static fn (WidgetItem $item): array => $item->jsonSerialize(), $this->items)),
			'emptyContentMessage' => $this->emptyContentMessage,
			'halfEmptyContentMessage' => $this->halfEmptyContentMessage,
		];
	}
}
