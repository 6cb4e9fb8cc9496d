<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Notifications;

use OCP\Notification\IAction;
use OCP\Notification\InvalidValueException;

/** A button of a notification. */
final class Action implements IAction {
	private const ADDRESS_BYTES = 256;
	private const TYPES = [self::TYPE_GET, self::TYPE_POST, self::TYPE_PUT, self::TYPE_DELETE, self::TYPE_WEB];

	private string $label = '';
	private bool $isPrimary = false;
	private string $link = '';
	private string $type = '';

	/** @param int $major version of Nextcloud: since 34 addresses need a scheme and a host */
	public function __construct(
		private readonly int $major,
	) {
	}

	#[\Override]
	public function setParsedLabel(string $label): IAction {
		$this->label = $label === '' ? throw new InvalidValueException('parsedLabel') : $label;
		return $this;
	}

	#[\Override]
	public function getParsedLabel(): string {
		return $this->label;
	}

	#[\Override]
	public function setPrimary(bool $primary): IAction {
		$this->isPrimary = $primary;
		return $this;
	}

	#[\Override]
	public function isPrimary(): bool {
		return $this->isPrimary;
	}

	#[\Override]
	public function setLink(string $link, string $requestType): IAction {
		$isAddress = $this->major < 34 || preg_match('#^https?://#', $link) === 1;
		if ($link === '' || strlen($link) > self::ADDRESS_BYTES || !$isAddress) {
			throw new InvalidValueException('link');
		}
		if (!in_array($requestType, self::TYPES, true)) {
			throw new InvalidValueException('requestType');
		}
		[$this->link, $this->type] = [$link, $requestType];
		return $this;
	}

	#[\Override]
	public function getLink(): string {
		return $this->link;
	}

	#[\Override]
	public function getRequestType(): string {
		return $this->type;
	}

	#[\Override]
	public function isValidParsed(): bool {
		return $this->label !== '' && $this->link !== '';
	}
}
