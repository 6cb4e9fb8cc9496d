<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Accounts\AppPasswords;

use Host\Accounts\Login\Session;
use OCP\AppFramework\Http;
use OCP\AppFramework\Http\Attribute\ApiRoute;
use OCP\AppFramework\Http\Attribute\NoAdminRequired;
use OCP\AppFramework\Http\Attribute\PasswordConfirmationRequired;
use OCP\AppFramework\Http\DataResponse;
use OCP\AppFramework\OCS\OCSForbiddenException;
use OCP\AppFramework\OCSController;
use OCP\IRequest;

/** App passwords of whoever asks. */
final class AppPasswordController extends OCSController {
	public function __construct(
		string $appName,
		IRequest $request,
		private readonly Session $session,
		private readonly Tokens $tokens,
	) {
		parent::__construct($appName, $request);
	}

	/** @return DataResponse<Http::STATUS_OK, array{apppassword: string}, array{}> */
	#[ApiRoute(verb: 'GET', url: '/getapppassword', root: '/core')]
	#[NoAdminRequired]
	#[PasswordConfirmationRequired]
	public function create(): DataResponse {
		$user = $this->session->getUser();
		if ($user === null || $this->session->appPassword() !== null) {
			throw new OCSForbiddenException('You cannot request an new apppassword with an apppassword');
		}
		return new DataResponse([
			'apppassword' => $this->tokens->create($user->getUID(), $this->session->loginName(), $this->request->getHeader('User-Agent')),
		]);
	}

	/** @return DataResponse<Http::STATUS_OK, array{}, array{}> */
	#[ApiRoute(verb: 'DELETE', url: '/apppassword', root: '/core')]
	#[NoAdminRequired]
	public function delete(): DataResponse {
		$this->tokens->delete($this->used());
		return new DataResponse();
	}

	/** @return DataResponse<Http::STATUS_OK, array{apppassword: string}, array{}> */
	#[ApiRoute(verb: 'POST', url: '/apppassword/rotate', root: '/core')]
	#[NoAdminRequired]
	public function rotate(): DataResponse {
		return new DataResponse(['apppassword' => $this->tokens->rotate($this->used())]);
	}

	private function used(): Token {
		return $this->session->appPassword() ?? throw new OCSForbiddenException('no app password in use');
	}
}
