<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Extsync;

/** Why the calendar provider did not do what was asked. */
enum ProviderProblem: string {
	case NotConfigured = 'not_configured';
	case BadAddress = 'forbidden_address';
	case Unreachable = 'unreachable';
	case Timeout = 'timeout';
	/** Tenant, client or secret are wrong, or the secret has expired. */
	case BadCredentials = 'bad_credentials';
	/** The application has no permission for it. */
	case NotPermitted = 'not_permitted';
	case NotFound = 'not_found';
	/** What changed since the last time is not known any more: everything has to be read again. */
	case LostDelta = 'lost_delta';
	case Throttled = 'throttled';
	/** Any other refusal. */
	case Refused = 'refused';
	case BadAnswer = 'bad_answer';
	/** It sends notifications to https:// addresses only. */
	case NotSecure = 'not_secure';
	/** It was not the provider: the log of this server says more. */
	case Internal = 'internal';

	/** One sentence for administrators. */
	public function sentence(): string {
		return match ($this) {
			self::NotConfigured => 'Set the tenant, the client and its secret first.',
			self::BadAddress => 'The address must begin with https:// and lead to a server that this one may call.',
			self::Unreachable => 'Could not reach the calendar provider.',
			self::Timeout => 'The calendar provider did not answer in time.',
			self::BadCredentials => 'The calendar provider does not accept the tenant, the client or its secret.',
			self::NotPermitted => 'The application has no permission for this calendar.',
			self::NotFound => 'The calendar provider has no such mailbox.',
			self::LostDelta => 'The calendar provider wants everything to be read again.',
			self::Throttled => 'The calendar provider asks to wait before the next request.',
			self::Refused => 'The calendar provider refused the request.',
			self::BadAnswer => 'The answer of the calendar provider could not be understood.',
			self::NotSecure => 'The calendar provider sends notifications to https:// addresses only, and this server has none.',
			self::Internal => 'Something went wrong on this server; its log says more.',
		};
	}
}
