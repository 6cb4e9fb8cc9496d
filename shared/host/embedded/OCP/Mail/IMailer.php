<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCP\Mail;

/** Sends mail through the mail server of the instance. */
interface IMailer {
	public function createMessage(): IMessage;

	/**
	 * @param ?string $data
	 * @param ?string $filename
	 * @param ?string $contentType
	 */
	public function createAttachment($data = null, $filename = null, $contentType = null): IAttachment;

	/** @param array<string, mixed> $data */
	public function createEMailTemplate(string $emailId, array $data = []): IEMailTemplate;

	/** @return list<string> the recipients that it could not be sent to */
	public function send(IMessage $message): array;
}
