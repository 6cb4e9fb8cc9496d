<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Mail;

use OCP\Mail\IAttachment;
use OCP\Mail\IEMailTemplate;
use OCP\Mail\IMessage;
use Symfony\Component\Mime\Address;
use Symfony\Component\Mime\Email;
use Symfony\Component\Mime\Exception\RfcComplianceException;

/** A mail. */
final class Message implements IMessage {
	private readonly Email $email;
	/** @var array<array-key, string> */
	private array $recipients = [];

	public function __construct() {
		$this->email = new Email();
	}

	#[\Override]
	public function attach(IAttachment $attachment): IMessage {
		if (!$attachment instanceof Attachment) {
			throw new \InvalidArgumentException('Not an attachment of this mailer');
		}
		$this->email->attach($attachment->data, $attachment->name, $attachment->type);
		return $this;
	}

	#[\Override]
	public function setTo(array $recipients): IMessage {
		$this->recipients = $recipients;
		return $this;
	}

	#[\Override]
	public function useTemplate(IEMailTemplate $emailTemplate): IMessage {
		if (!$emailTemplate instanceof Template) {
			throw new \InvalidArgumentException('Not a template of this mailer');
		}
		$this->email->subject($emailTemplate->renderSubject())->text($emailTemplate->renderText())->html($emailTemplate->renderHtml());
		return $this;
	}

	#[\Override]
	public function setAutoSubmitted(string $value): IMessage {
		$this->email->getHeaders()->addTextHeader('Auto-Submitted', $value);
		return $this;
	}

	/** As the class of a Nextcloud has it, beyond its interface. */
	public function getSymfonyEmail(): Email {
		return $this->email;
	}

	/** @return list<string> */
	public function addresses(): array {
		return array_map(
			static fn (int|string $key, string $value): string => is_int($key) ? $value : $key,
			array_keys($this->recipients),
			array_values($this->recipients),
		);
	}

	/** @throws RfcComplianceException for a recipient that is no address */
	public function email(string $from): Email {
		foreach ($this->recipients as $key => $value) {
			$this->email->addTo(is_int($key) ? new Address($value) : new Address($key, $value));
		}
		return $this->email->from(new Address($from, 'Nextcloud'));
	}
}
