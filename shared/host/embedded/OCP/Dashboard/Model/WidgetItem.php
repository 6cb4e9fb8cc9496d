<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCP\Dashboard\Model;

/** A line of a widget. */
final class WidgetItem implements \JsonSerializable {
	/**
	 * @param string $link absolute address
	 * @param string $iconUrl absolute address
	 * @param string $sinceId where a client that has this item goes on
	 * @param string $overlayIconUrl absolute address
	 */
	public function __construct(
		private readonly string $title = '',
		private readonly string $subtitle = '',
		private readonly string $link = '',
		private readonly string $iconUrl = '',
		private readonly string $sinceId = '',
		private readonly string $overlayIconUrl = '',
	) {
	}

	/** @return array{subtitle: string, title: string, link: string, iconUrl: string, overlayIconUrl: string, sinceId: string} */
	#[\Override]
	public function jsonSerialize(): array {
		return [
			'subtitle' => $this->subtitle,
			'title' => $this->title,
			'link' => $this->link,
			'iconUrl' => $this->iconUrl,
			'overlayIconUrl' => $this->overlayIconUrl,
			'sinceId' => $this->sinceId,
		];
	}
}
