<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Http;

use OCA\FormsApp\Exception\Reason;
use OCA\FormsApp\Model\Link\BearerPassword;
use OCA\FormsApp\Model\Link\Respondent;
use OCA\FormsApp\Model\Link\Visit;
use OCA\FormsApp\Shared\Contract\Limits;
use OCA\FormsApp\Shared\Exception\Invalid;
use OCP\IRequest;

/** The headers of a request to a link, and who sends it. */
class LinkVisit {
	private const KEY = 'Idempotency-Key';
	private const CORRECTION = 'X-Forms-Correction';

	public function __construct(
		private readonly IRequest $request,
		private readonly ?string $userId,
	) {
	}

	/** @throws Invalid for a key that is none */
	public function read(): Visit {
		return new Visit(
			$this->respondent(),
			BearerPassword::of($this->request->getHeader('Authorization')),
			$this->requestKey(),
		);
	}

	/** The token by which somebody changes the answers; empty without one. */
	public function correction(): string {
		return trim($this->request->getHeader(self::CORRECTION));
	}

	public function respondent(): Respondent {
		return new Respondent($this->userId, $this->request->getRemoteAddress(), $this->request->getHeader('User-Agent'));
	}

	private function requestKey(): ?string {
		$key = trim($this->request->getHeader(self::KEY));
		if ($key === '') {
			return null;
		}
		if (strlen($key) > Limits::KEY_CHARACTERS || preg_match('/^[\x21-\x7E]+$/D', $key) !== 1) {
			throw new Invalid(Reason::BAD_KEY, 'An Idempotency-Key has at most ' . Limits::KEY_CHARACTERS . ' letters, digits and signs.');
		}
		return hash('sha256', $key);
	}
}
