<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Host;

use OCP\IUserManager;
use OCP\Mail\IEMailTemplate;
use OCP\Mail\IMailer;
use OCP\Mail\IMessage;
use OCP\Util;
use Shared\Mail\Letter;
use Shared\Mail\MailServer;
use Shared\Mail\Reader;
use Shared\Outbox\Undeliverable;
use Symfony\Component\Mime\Address;
use Symfony\Component\Mime\Email;
use Symfony\Component\Mime\Exception\RfcComplianceException;

/** Sends mail through the mail server of the instance, or through the one that a letter names. */
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

	/** @param ?string $language of somebody without an account; null for that of the server */
	public function reader(string $address, string $name, ?string $language = null): Reader {
		$language ??= $this->languages->ofUser(null);
		return new Reader(null, $address, $name, $language, $this->languages->texts($language));
	}

	/**
	 * @return bool false when the mail server of the instance did not take it
	 * @throws \Throwable when another mail server did not
	 */
	public function send(Letter $letter, Reader $reader): bool {
		$template = $this->template($letter, $reader);
		if ($letter->server !== null) {
			$this->sendBy($letter->server, $template, $letter, $reader);
			return true;
		}
		$message = $this->mailer->createMessage();
		foreach ($letter->attachments as $file) {
			$message->attach($this->mailer->createAttachment($file->content, $file->name, $file->type));
		}
		$message->setTo($reader->name === '' ? [$reader->address] : [$reader->address => $reader->name])
			->useTemplate($template)
			->setAutoSubmitted(self::SUBMITTED);
		self::identify($message, $letter->id);
		return $this->mailer->send($message) === [];
	}

	/** Beyond Nextcloud's interface (docs/host-facts.md, "Mail"). Without it, each attempt is another mail to programs that show them. */
	private static function identify(IMessage $message, ?string $id): void {
		$email = method_exists($message, 'getSymfonyEmail') ? $message->getSymfonyEmail() : null;
		if ($id !== null && $email instanceof Email) {
			$email->getHeaders()->addIdHeader('Message-ID', self::messageId($id));
		}
	}

	private static function messageId(string $id): string {
		return $id . strrchr(Util::getDefaultEmailAddress('no-reply'), '@');
	}

	private function template(Letter $letter, Reader $reader): IEMailTemplate {
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
		return $template;
	}

	private function sendBy(MailServer $server, IEMailTemplate $template, Letter $letter, Reader $reader): void {
		try {
			$sender = $server->sender === '' ? Util::getDefaultEmailAddress('no-reply') : $server->sender;
			$email = (new Email())
				->from(new Address($sender, $server->senderName))
				->to(new Address($reader->address, $reader->name))
				->subject($template->renderSubject())
				->text($template->renderText())
				->html($template->renderHtml());
		} catch (RfcComplianceException $failure) {
			throw new Undeliverable('An address of a mail is none', 0, $failure);
		}
		$email->getHeaders()->addTextHeader('Auto-Submitted', self::SUBMITTED);
		if ($letter->id !== null) {
			$email->getHeaders()->addIdHeader('Message-ID', self::messageId($letter->id));
		}
		foreach ($letter->attachments as $file) {
			$email->attach($file->content, $file->name, $file->type);
		}
		$transport = new SmtpTransport($server);
		$transport->send($email);
		$transport->stop();
	}
}
