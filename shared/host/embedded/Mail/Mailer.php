<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Mail;

use Host\AppFramework\Settings;
use OCP\Mail\IAttachment;
use OCP\Mail\IEMailTemplate;
use OCP\Mail\IMailer;
use OCP\Mail\IMessage;
use Psr\Log\LoggerInterface;
use Symfony\Component\Mailer\Exception\TransportExceptionInterface;
use Symfony\Component\Mailer\Transport\Smtp\EsmtpTransport;
use Symfony\Component\Mailer\Transport\Smtp\Stream\SocketStream;
use Symfony\Component\Mime\Email;
use Symfony\Component\Mime\Exception\RfcComplianceException;

/**
 * Sends mail to the server that `mail_smtphost` names, with the same settings as a Nextcloud. Without one, each mail is
 * a file in the folder `mail` of the data folder.
 */
final class Mailer implements IMailer {
	private const FOLDER = '/mail';
	private const SECONDS = 10;

	public function __construct(
		private readonly Settings $settings,
		private readonly LoggerInterface $logger,
	) {
	}

	#[\Override]
	public function createMessage(): IMessage {
		return new Message();
	}

	#[\Override]
	public function createAttachment($data = null, $filename = null, $contentType = null): IAttachment {
		return new Attachment((string)$data, $filename, $contentType);
	}

	#[\Override]
	public function createEMailTemplate(string $emailId, array $data = []): IEMailTemplate {
		return new Template();
	}

	#[\Override]
	public function send(IMessage $message): array {
		if (!$message instanceof Message) {
			throw new \InvalidArgumentException('Not a message of this mailer');
		}
		try {
			$email = $message->email($this->sender('no-reply'));
			$this->text('mail_smtphost', '') === '' ? $this->keep($email) : $this->transport()->send($email);
			return [];
		} catch (RfcComplianceException|TransportExceptionInterface $failure) {
			$this->logger->error('A mail could not be sent', ['app' => 'core', 'exception' => $failure]);
			return $message->addresses();
		}
	}

	/** @param string $name before the @ */
	public function sender(string $name): string {
		return $this->text('mail_from_address', $name) . '@' . $this->text('mail_domain', 'localhost.localdomain');
	}

	private function keep(Email $email): void {
		$folder = $this->settings->data . self::FOLDER;
		is_dir($folder) || mkdir($folder, 0700);
		$name = sprintf('%s/%.6f-%s.eml', $folder, microtime(true), bin2hex(random_bytes(4)));
		if (file_put_contents("$name.new", $email->toString()) === false || !rename("$name.new", $name)) {
			throw new \RuntimeException('A mail could not be written');
		}
	}

	private function transport(): EsmtpTransport {
		$port = $this->settings->system('mail_smtpport', 25);
		$isTls = $this->text('mail_smtpsecure', '') === 'ssl' ? true : null;
		$transport = new EsmtpTransport($this->text('mail_smtphost', ''), is_numeric($port) ? (int)$port : 25, $isTls);
		$stream = $transport->getStream();
		if ($stream instanceof SocketStream) {
			$stream->setTimeout(self::SECONDS);
		}
		if ($this->settings->system('mail_smtpauth', false) === true) {
			$transport->setUsername($this->text('mail_smtpname', ''))->setPassword($this->text('mail_smtppassword', ''));
		}
		return $transport;
	}

	private function text(string $key, string $default): string {
		$value = $this->settings->system($key, $default);
		return is_string($value) ? $value : $default;
	}
}
