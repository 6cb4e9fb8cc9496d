<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Notification;

use OCA\IntranetApp\AppInfo\Application;
use OCA\IntranetApp\Host\Addresses;
use OCA\IntranetApp\Host\Bell;
use OCA\IntranetApp\Model\Approval\ChangeKind;
use OCA\IntranetApp\Shared\Db\StoredValues;
use OCA\IntranetApp\Shared\Host\Accounts;
use OCP\IL10N;
use OCP\L10N\IFactory;
use OCP\Notification\INotification;
use OCP\Notification\INotifier;
use OCP\Notification\UnknownNotificationException;

/** The words of the Intranet's notifications, in the language of who reads them. */
final class Notifier implements INotifier {
	public function __construct(
		private readonly IFactory $languages,
		private readonly Addresses $addresses,
		private readonly Accounts $accounts,
	) {
	}

	#[\Override]
	public function getID(): string {
		return Application::APP_ID;
	}

	#[\Override]
	public function getName(): string {
		return $this->languages->get(Application::APP_ID)->t('Intranet');
	}

	#[\Override]
	public function prepare(INotification $notification, string $languageCode): INotification {
		if ($notification->getApp() !== Application::APP_ID) {
			throw new UnknownNotificationException();
		}
		$parameters = new StoredValues($notification->getSubjectParameters());
		$l = $this->languages->get(Application::APP_ID, $languageCode);
		$isChange = $parameters->text('kind', '') === ChangeKind::Change->value;
		$address = $this->addresses->absolute($this->addresses->page($parameters->text('page', '')));
		$person = $parameters->text('person', '');
		$notification
			->setRichSubject(self::subject($l, $notification->getSubject(), $isChange), [
				'person' => ['type' => 'user', 'id' => $person, 'name' => (string)($this->accounts->person($person)['name'] ?? $person)],
				'page' => [
					'type' => 'highlight',
					'id' => $parameters->text('page', ''),
					'name' => $parameters->text('title', ''),
					'link' => $address,
				],
			])
			->setLink($address)
			->setIcon($this->addresses->icon());
		$note = $parameters->text('note', '');
		return $note === '' ? $notification : $notification->setParsedMessage($note);
	}

	/** @throws UnknownNotificationException */
	private static function subject(IL10N $l, string $subject, bool $isChange): string {
		return match ($subject) {
			Bell::WAITING => $isChange
				? $l->t('{person} changed {page} and asks for your approval')
				: $l->t('{person} asks you to approve {page}'),
			Bell::ACCEPTED => $isChange ? $l->t('{person} approved your change of {page}') : $l->t('{person} approved {page}'),
			Bell::RETURNED => $isChange ? $l->t('{person} sent your change of {page} back') : $l->t('{person} sent {page} back to you'),
			default => throw new UnknownNotificationException(),
		};
	}
}
