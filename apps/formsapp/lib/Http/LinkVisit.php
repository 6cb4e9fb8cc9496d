<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Http;

use OCA\FormsApp\Model\Link\BearerPassword;
use OCA\FormsApp\Model\Link\Respondent;
use OCA\FormsApp\Model\Link\Visit;
use OCA\FormsApp\Shared\Exception\Invalid;
use OCP\IRequest;

/** The headers of a request to a link, and who sends it. */
class LinkVisit {
	private const CORRECTION = 'X-Forms-Correction';

	public function __construct(
		private readonly IRequest $request,
		private readonly ?string $userId,
	) {
	}

	/** @throws Invalid for a key that is none */
	public function read(): Visit {
		$key = RequestKey::of($this->request);
		return new Visit(
			$this->respondent(),
			BearerPassword::of($this->request->getHeader('Authorization')),
			$key === null ? null : hash('sha256', $key),
		);
	}

	/** The token by which somebody changes the answers; empty without one. */
	public function correction(): string {
		return trim($this->request->getHeader(self::CORRECTION));
	}

	public function respondent(): Respondent {
		return new Respondent($this->userId, $this->request->getRemoteAddress(), $this->request->getHeader('User-Agent'));
	}

	/** Whoever opens a form in a frame: browsers may keep cookies from frames, so an account never counts there. */
	public function guest(): Respondent {
		return new Respondent(null, $this->request->getRemoteAddress(), $this->request->getHeader('User-Agent'));
	}
}
