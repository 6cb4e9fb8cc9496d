<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Notification;

use OCA\FormsApp\AppInfo\Application;
use OCA\FormsApp\Host\Bell;
use OCA\FormsApp\Host\PageAddresses;
use OCA\FormsApp\Repository\Form\FormFiles;
use OCA\FormsApp\Repository\Form\FormRepository;
use OCA\FormsApp\Shared\Db\StoredValues;
use OCA\FormsApp\Shared\Host\Languages;
use OCP\Notification\AlreadyProcessedException;
use OCP\Notification\INotification;
use OCP\Notification\INotifier;
use OCP\Notification\UnknownNotificationException;

/** The words of what the bell says, in the language of who reads them and with the title that the form has now. */
final class Notifier implements INotifier {
	public function __construct(
		private readonly FormRepository $forms,
		private readonly FormFiles $files,
		private readonly PageAddresses $addresses,
		private readonly Languages $languages,
	) {
	}

	#[\Override]
	public function getID(): string {
		return Application::APP_ID;
	}

	#[\Override]
	public function getName(): string {
		return $this->languages->texts($this->languages->ofUser(null))->t('Forms');
	}

	#[\Override]
	public function prepare(INotification $notification, string $languageCode): INotification {
		if ($notification->getApp() !== Application::APP_ID || $notification->getSubject() !== Bell::RESPONSES) {
			throw new UnknownNotificationException();
		}
		$fileId = (int)$notification->getObjectId();
		$form = $this->forms->findOrNull($fileId);
		if ($form === null || $this->files->findOrNull($notification->getUser(), $fileId) === null) {
			throw new AlreadyProcessedException();
		}
		$l = $this->languages->texts($languageCode);
		$count = (new StoredValues($notification->getSubjectParameters()))->number('count');
		$address = $this->addresses->results($fileId);
		return $notification
			->setRichSubject($l->n('%n new answer to {form}', '%n new answers to {form}', $count), ['form' => [
				'type' => 'highlight',
				'id' => (string)$fileId,
				'name' => $form->title === '' ? $l->t('Form') : $form->title,
				'link' => $address,
			]])
			->setLink($address)
			->setIcon($this->addresses->bellIcon());
	}
}
