<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Host;

use OCP\IUserManager;
use OCP\Mail\IMailer;
use Shared\Mail\Letter;
use Shared\Mail\Reader;

/** Sends mail through the mail server of the instance. */
class Postbox {
	/** As RFC 3834 names mail that nobody wrote: programs do not answer it. */
	private const SUBMITTED = 'auto-generated';

	public function __construct(
		private readonly IMailer $mailer,
		private readonly IUserManager $users,
		private readonly Languages $languages,
		private readonly string $appName,
	) {
	}

	/** An account in its language; null when it does not exist, is disabled or has no address. */
	public function findReaderOrNull(string $userId): ?Reader {
		$user = $this->users->get($userId);
		$address = $user?->isEnabled() === true ? (string)$user->getEMailAddress() : '';
		if ($user === null || $address === '') {
			return null;
		}
		$language = $this->languages->ofUser($userId);
		return new Reader($userId, $address, $user->getDisplayName(), $language, $this->languages->texts($language));
	}

	/** Somebody without an account, in the language of the server. */
	public function reader(string $address, string $name): Reader {
		$language = $this->languages->ofUser(null);
		return new Reader(null, $address, $name, $language, $this->languages->texts($language));
	}

	/** @return bool false when the mail server did not take it */
	public function send(Letter $letter, Reader $reader): bool {
		$template = $this->mailer->createEMailTemplate("$this->appName.letter");
		$template->setSubject($letter->subject);
		$template->addHeader();
		$template->addHeading($letter->heading);
		foreach ($letter->paragraphs as $paragraph) {
			$template->addBodyText($paragraph);
		}
		foreach ($letter->facts as $label => $fact) {
			$template->addBodyListItem($fact, (string)$label);
		}
		$links = [];
		foreach ($letter->links as $text => $address) {
			$links[] = [(string)$text, $address];
		}
		if (count($links) === 2) {
			$template->addBodyButtonGroup(...$links[0], ...$links[1]);
		} elseif ($links !== []) {
			$template->addBodyButton(...$links[0]);
		}
		$template->addFooter('', $reader->language);
		$message = $this->mailer->createMessage();
		foreach ($letter->attachments as $file) {
			$message->attach($this->mailer->createAttachment($file->content, $file->name, $file->type));
		}
		$message->setTo($reader->name === '' ? [$reader->address] : [$reader->address => $reader->name])
			->useTemplate($template)
			->setAutoSubmitted(self::SUBMITTED);
		return $this->mailer->send($message) === [];
	}
}
