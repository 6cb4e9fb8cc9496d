<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCP\Mail;

/** A mail. */
interface IMessage {
	public function attach(IAttachment $attachment): IMessage;

	/** @param array<array-key, string> $recipients addresses, or names by address */
	public function setTo(array $recipients): IMessage;

	public function useTemplate(IEMailTemplate $emailTemplate): IMessage;

	/** @param string $value as RFC 3834 names it */
	public function setAutoSubmitted(string $value): IMessage;
}
