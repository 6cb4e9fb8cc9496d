<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\HostProbe\Notification;

use OCP\Notification\AlreadyProcessedException;
use OCP\Notification\IAction;
use OCP\Notification\INotification;
use OCP\Notification\INotifier;
use OCP\Notification\UnknownNotificationException;

/** Does with a notification what its subject says. */
final class ProbeNotifier implements INotifier {
	#[\Override]
	public function getID(): string {
		return 'hostprobe';
	}

	#[\Override]
	public function getName(): string {
		return 'Questions';
	}

	#[\Override]
	public function prepare(INotification $notification, string $languageCode): INotification {
		if ($notification->getApp() !== 'hostprobe') {
			throw new UnknownNotificationException('app');
		}
		return match ($notification->getSubject()) {
			'plain', 'both' => $this->inWords($notification, $languageCode),
			'rich' => $this->rich($notification),
			'linked' => $notification->setParsedSubject('With an address')
				->setLink($this->text($notification, 'link'))
				->setIcon($this->text($notification, 'icon')),
			'asking' => $this->asking($notification),
			'done' => throw new AlreadyProcessedException(),
			'invalid' => throw new \InvalidArgumentException('No such thing'),
			'broken' => throw new \RuntimeException('Out of order'),
			'wordless' => $notification,
			default => throw new UnknownNotificationException('subject'),
		};
	}

	private function inWords(INotification $notification, string $language): INotification {
		$notification->setParsedSubject(json_encode(
			[
				$language,
				$notification->getUser(),
				$notification->getObjectType(),
				$notification->getObjectId(),
				$notification->getSubjectParameters(),
				$notification->getMessageParameters(),
				$notification->getDateTime()->format(\DATE_ATOM),
			],
			JSON_THROW_ON_ERROR,
		));
		return $notification->getMessage() === ''
			? $notification
			: $notification->setParsedMessage("{$notification->getMessage()} in $language");
	}

	private function rich(INotification $notification): INotification {
		/** @var array<string, array<string, string>> $parameters */
		$parameters = $notification->getMessageParameters();
		return $notification->setRichSubject($this->text($notification, 'text'), $parameters)
			->setRichMessage('Again: ' . $this->text($notification, 'text'), $parameters);
	}

	/** With a button for each that the parameters name. */
	private function asking(INotification $notification): INotification {
		$notification->setParsedSubject('What now?');
		/** @var list<array{label: string, link: string, type: IAction::TYPE_*, primary?: bool}> $asked */
		$asked = $notification->getSubjectParameters()['actions'] ?? [];
		foreach ($asked as $one) {
			$action = $notification->createAction()->setParsedLabel($one['label'])->setLink($one['link'], $one['type']);
			$notification->addParsedAction($action->setPrimary($one['primary'] ?? false));
		}
		return $notification;
	}

	private function text(INotification $notification, string $name): string {
		$text = $notification->getSubjectParameters()[$name] ?? '';
		return is_string($text) ? $text : '';
	}
}
