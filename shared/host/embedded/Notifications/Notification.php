<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Notifications;

use OCP\Notification\IAction;
use OCP\Notification\INotification;
use OCP\Notification\InvalidValueException;

/** Something that one person is told: as the app gives it, and as the reader reads it. */
final class Notification implements INotification {
	private const APP_BYTES = 32;
	private const KEY_BYTES = 64;
	private const ADDRESS_BYTES = 4000;

	private string $app = '';
	private string $user = '';
	private \DateTime $dateTime;
	private string $objectType = '';
	private string $objectId = '';
	private string $subject = '';
	/** @var array<array-key, mixed> */
	private array $subjectParameters = [];
	private string $parsedSubject = '';
	private string $richSubject = '';
	/** @var array<string, array<string, string>> */
	private array $richSubjectParameters = [];
	private string $message = '';
	/** @var array<array-key, mixed> */
	private array $messageParameters = [];
	private string $parsedMessage = '';
	private string $richMessage = '';
	/** @var array<string, array<string, string>> */
	private array $richMessageParameters = [];
	private string $link = '';
	private string $icon = '';
	/** @var list<IAction> */
	private array $actions = [];

	/** @param int $major version of Nextcloud: since 34 addresses need a scheme and a host */
	public function __construct(
		private readonly int $major,
	) {
		$this->dateTime = (new \DateTime())->setTimestamp(0);
	}

	#[\Override]
	public function setApp(string $app): INotification {
		$this->app = self::checked('app', $app, self::APP_BYTES);
		return $this;
	}

	#[\Override]
	public function getApp(): string {
		return $this->app;
	}

	#[\Override]
	public function setUser(string $user): INotification {
		$this->user = self::checked('user', $user);
		return $this;
	}

	#[\Override]
	public function getUser(): string {
		return $this->user;
	}

	#[\Override]
	public function setDateTime(\DateTime $dateTime): INotification {
		if ($dateTime->getTimestamp() === 0) {
			throw new InvalidValueException('dateTime');
		}
		$this->dateTime = $dateTime;
		return $this;
	}

	#[\Override]
	public function getDateTime(): \DateTime {
		return $this->dateTime;
	}

	#[\Override]
	public function setObject(string $type, string $id): INotification {
		$this->objectType = self::checked('objectType', $type);
		$this->objectId = self::checked('objectId', $id);
		return $this;
	}

	#[\Override]
	public function getObjectType(): string {
		return $this->objectType;
	}

	#[\Override]
	public function getObjectId(): string {
		return $this->objectId;
	}

	#[\Override]
	public function setSubject(string $subject, array $parameters = []): INotification {
		$this->subject = self::checked('subject', $subject);
		$this->subjectParameters = $parameters;
		return $this;
	}

	#[\Override]
	public function getSubject(): string {
		return $this->subject;
	}

	#[\Override]
	public function getSubjectParameters(): array {
		return $this->subjectParameters;
	}

	#[\Override]
	public function setParsedSubject(string $subject): INotification {
		$this->parsedSubject = self::checked('parsedSubject', $subject, PHP_INT_MAX);
		return $this;
	}

	#[\Override]
	public function getParsedSubject(): string {
		return $this->parsedSubject;
	}

	#[\Override]
	public function setRichSubject(string $subject, array $parameters = []): INotification {
		$this->richSubject = self::checked('richSubject', $subject, PHP_INT_MAX);
		$this->richSubjectParameters = $parameters;
		if ($this->parsedSubject === '') {
			$this->parsedSubject = self::plain('richSubjectParameters', $subject, $parameters);
		}
		return $this;
	}

	#[\Override]
	public function getRichSubject(): string {
		return $this->richSubject;
	}

	#[\Override]
	public function getRichSubjectParameters(): array {
		return $this->richSubjectParameters;
	}

	#[\Override]
	public function setMessage(string $message, array $parameters = []): INotification {
		$this->message = self::checked('message', $message);
		$this->messageParameters = $parameters;
		return $this;
	}

	#[\Override]
	public function getMessage(): string {
		return $this->message;
	}

	#[\Override]
	public function getMessageParameters(): array {
		return $this->messageParameters;
	}

	#[\Override]
	public function setParsedMessage(string $message): INotification {
		$this->parsedMessage = self::checked('parsedMessage', $message, PHP_INT_MAX);
		return $this;
	}

	#[\Override]
	public function getParsedMessage(): string {
		return $this->parsedMessage;
	}

	#[\Override]
	public function setRichMessage(string $message, array $parameters = []): INotification {
		$this->richMessage = self::checked('richMessage', $message, PHP_INT_MAX);
		$this->richMessageParameters = $parameters;
		if ($this->parsedMessage === '') {
			$this->parsedMessage = self::plain('richMessageParameters', $message, $parameters);
		}
		return $this;
	}

	#[\Override]
	public function getRichMessage(): string {
		return $this->richMessage;
	}

	#[\Override]
	public function getRichMessageParameters(): array {
		return $this->richMessageParameters;
	}

	#[\Override]
	public function setLink(string $link): INotification {
		$this->link = $this->address('link', $link);
		return $this;
	}

	#[\Override]
	public function getLink(): string {
		return $this->link;
	}

	#[\Override]
	public function setIcon(string $icon): INotification {
		$this->icon = $this->address('icon', $icon);
		return $this;
	}

	#[\Override]
	public function getIcon(): string {
		return $this->icon;
	}

	#[\Override]
	public function createAction(): IAction {
		return new Action($this->major);
	}

	#[\Override]
	public function addParsedAction(IAction $action): INotification {
		if (!$action->isValidParsed()) {
			throw new InvalidValueException('action');
		}
		if ($action->isPrimary() && ($this->actions[0] ?? null)?->isPrimary() === true) {
			throw new InvalidValueException('primaryAction');
		}
		$this->actions = $action->isPrimary() ? [$action, ...$this->actions] : [...$this->actions, $action];
		return $this;
	}

	#[\Override]
	public function getParsedActions(): array {
		return $this->actions;
	}

	#[\Override]
	public function isValid(): bool {
		return $this->isAddressed() && $this->subject !== '';
	}

	#[\Override]
	public function isValidParsed(): bool {
		return $this->isAddressed()
			&& $this->parsedSubject !== ''
			&& RichText::isValid($this->richSubject, $this->richSubjectParameters)
			&& RichText::isValid($this->richMessage, $this->richMessageParameters);
	}

	private function isAddressed(): bool {
		return !in_array('', [$this->app, $this->user, $this->objectType, $this->objectId], true) && $this->dateTime->getTimestamp() !== 0;
	}

	private function address(string $field, string $value): string {
		if ($this->major >= 34 && preg_match('#^https?://#', $value) !== 1) {
			throw new InvalidValueException($field);
		}
		return self::checked($field, $value, self::ADDRESS_BYTES);
	}

	private static function checked(string $field, string $value, int $bytes = self::KEY_BYTES): string {
		return $value === '' || strlen($value) > $bytes ? throw new InvalidValueException($field) : $value;
	}

	/** @param array<string, array<string, string>> $parameters */
	private static function plain(string $field, string $text, array $parameters): string {
		try {
			return RichText::plain($text, $parameters);
		} catch (\InvalidArgumentException $why) {
			throw new InvalidValueException($field, $why);
		}
	}
}
