<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCP\Notification;

/** A button of a notification. Its setters throw {@see InvalidValueException} for a value that is empty or too long. */
interface IAction {
	public const TYPE_GET = 'GET';
	public const TYPE_POST = 'POST';
	public const TYPE_PUT = 'PUT';
	public const TYPE_DELETE = 'DELETE';
	/** The address is opened like a link. */
	public const TYPE_WEB = 'WEB';

	/**
	 * In the words that the reader reads.
	 *
	 * @return $this
	 */
	public function setParsedLabel(string $label): IAction;

	public function getParsedLabel(): string;

	/** @return $this */
	public function setPrimary(bool $primary): IAction;

	public function isPrimary(): bool;

	/**
	 * @param string $link address with scheme and host
	 * @param self::TYPE_* $requestType
	 * @return $this
	 */
	public function setLink(string $link, string $requestType): IAction;

	public function getLink(): string;

	public function getRequestType(): string;

	/** Whether it can be shown. */
	public function isValidParsed(): bool;
}
