<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCP\Notification;

/** Something that one person is told. Every setter throws {@see InvalidValueException} for a value that is empty or too long. */
interface INotification {
	/** @return $this */
	public function setApp(string $app): INotification;

	public function getApp(): string;

	/** @return $this */
	public function setUser(string $user): INotification;

	public function getUser(): string;

	/** @return $this */
	public function setDateTime(\DateTime $dateTime): INotification;

	public function getDateTime(): \DateTime;

	/**
	 * What it is about.
	 *
	 * @return $this
	 */
	public function setObject(string $type, string $id): INotification;

	public function getObjectType(): string;

	public function getObjectId(): string;

	/**
	 * A key that the app's notifier knows.
	 *
	 * @param array<array-key, mixed> $parameters
	 * @return $this
	 */
	public function setSubject(string $subject, array $parameters = []): INotification;

	public function getSubject(): string;

	/** @return array<array-key, mixed> */
	public function getSubjectParameters(): array;

	/**
	 * In the words that the reader reads.
	 *
	 * @return $this
	 */
	public function setParsedSubject(string $subject): INotification;

	public function getParsedSubject(): string;

	/**
	 * In the words that the reader reads, with places for people and things; the parsed one, too, unless there is one.
	 *
	 * @param array<string, array<string, string>> $parameters by place
	 * @return $this
	 */
	public function setRichSubject(string $subject, array $parameters = []): INotification;

	public function getRichSubject(): string;

	/** @return array<string, array<string, string>> */
	public function getRichSubjectParameters(): array;

	/**
	 * @param array<array-key, mixed> $parameters
	 * @return $this
	 */
	public function setMessage(string $message, array $parameters = []): INotification;

	public function getMessage(): string;

	/** @return array<array-key, mixed> */
	public function getMessageParameters(): array;

	/** @return $this */
	public function setParsedMessage(string $message): INotification;

	public function getParsedMessage(): string;

	/**
	 * @param array<string, array<string, string>> $parameters by place
	 * @return $this
	 */
	public function setRichMessage(string $message, array $parameters = []): INotification;

	public function getRichMessage(): string;

	/** @return array<string, array<string, string>> */
	public function getRichMessageParameters(): array;

	/**
	 * @param string $link address with scheme and host
	 * @return $this
	 */
	public function setLink(string $link): INotification;

	public function getLink(): string;

	/**
	 * @param string $icon address with scheme and host
	 * @return $this
	 */
	public function setIcon(string $icon): INotification;

	public function getIcon(): string;

	public function createAction(): IAction;

	/**
	 * A button in the words that the reader reads. One may be primary, and is the first.
	 *
	 * @return $this
	 */
	public function addParsedAction(IAction $action): INotification;

	/** @return list<IAction> */
	public function getParsedActions(): array;

	/** Whether it can be stored. */
	public function isValid(): bool;

	/** Whether it can be shown. */
	public function isValidParsed(): bool;
}
