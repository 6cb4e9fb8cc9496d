<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCP\Dashboard\Model;

/** A button of a widget. */
class WidgetButton {
	/** Makes something. */
	public const TYPE_NEW = 'new';
	/** Shows all there is. */
	public const TYPE_MORE = 'more';
	/** Sets the widget up. */
	public const TYPE_SETUP = 'setup';

	/**
	 * @param self::TYPE_* $type
	 * @param string $link absolute address
	 */
	public function __construct(
		private string $type,
		private string $link,
		private string $text,
	) {
	}

	/** @return self::TYPE_* */
	public function getType(): string {
		return $this->type;
	}

	public function getLink(): string {
		return $this->link;
	}

	public function getText(): string {
		return $this->text;
	}
}
