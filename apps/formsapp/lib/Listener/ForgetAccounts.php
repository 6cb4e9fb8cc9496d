<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Listener;

use OCA\FormsApp\Repository\Form\Belongings;
use OCA\FormsApp\Repository\Key\KeyRepository;
use OCA\FormsApp\Repository\Notice\UntoldRepository;
use OCA\FormsApp\Repository\Presence\PresenceRepository;
use OCA\FormsApp\Repository\Webhook\WebhookRepository;
use OCA\FormsApp\Service\Template\OwnTemplates;
use OCA\FormsApp\Service\Upload\UploadRemoval;
use OCP\EventDispatcher\Event;
use OCP\EventDispatcher\IEventListener;
use OCP\User\Events\UserDeletedEvent;

/**
 * A deleted account edits nothing any more, and Nextcloud deletes its files without a word.
 *
 * @template-implements IEventListener<UserDeletedEvent>
 */
final class ForgetAccounts implements IEventListener {
	public function __construct(
		private readonly PresenceRepository $presence,
		private readonly Belongings $belongings,
		private readonly UploadRemoval $uploads,
		private readonly UntoldRepository $untold,
		private readonly KeyRepository $keys,
		private readonly WebhookRepository $webhooks,
		private readonly OwnTemplates $templates,
	) {
	}

	#[\Override]
	public function handle(Event $event): void {
		if ($event instanceof UserDeletedEvent) {
			$this->presence->deleteOfUser($event->getUser()->getUID());
			$this->untold->deleteOfUser($event->getUser()->getUID());
			$this->keys->deleteCreator($event->getUser()->getUID());
			$this->webhooks->deleteCreator($event->getUser()->getUID());
			$this->templates->removeAll($event->getUser()->getUID());
			$this->belongings->sweep();
			$this->uploads->clear();
		}
	}
}
