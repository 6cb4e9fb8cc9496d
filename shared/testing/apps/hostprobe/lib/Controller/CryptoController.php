<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\HostProbe\Controller;

use OCA\HostProbe\Attempt;
use OCP\AppFramework\Controller;
use OCP\AppFramework\Http;
use OCP\AppFramework\Http\Attribute\FrontpageRoute;
use OCP\AppFramework\Http\Attribute\NoCSRFRequired;
use OCP\AppFramework\Http\JSONResponse;
use OCP\IRequest;
use OCP\Security\ICrypto;
use OCP\Security\IRemoteHostValidator;

/** What apps encrypt, and who can read it; which servers they may call. */
final class CryptoController extends Controller {
	public function __construct(
		string $appName,
		IRequest $request,
		private readonly ICrypto $crypto,
		private readonly IRemoteHostValidator $hosts,
	) {
		parent::__construct($appName, $request);
	}

	/** @return JSONResponse<Http::STATUS_OK, array<string, mixed>, array{}> */
	#[FrontpageRoute(verb: 'GET', url: '/crypto')]
	#[NoCSRFRequired]
	public function both(string $text, string $password = ''): JSONResponse {
		$hidden = $this->crypto->encrypt($text, $password);
		return new JSONResponse(Attempt::all([
			'read' => fn (): string => $this->crypto->decrypt($hidden, $password),
			'differs' => fn (): bool => $this->crypto->encrypt($text, $password) !== $hidden,
			'is hidden' => static fn (): bool => $text === '' || !str_contains($hidden, $text),
			'by another password' => fn (): string => $this->crypto->decrypt($hidden, 'another password'),
			'what nobody encrypted' => fn (): string => $this->crypto->decrypt($text, $password),
		]));
	}

	/** @return JSONResponse<Http::STATUS_OK, array<string, bool>, array{}> */
	#[FrontpageRoute(verb: 'GET', url: '/crypto/hosts')]
	#[NoCSRFRequired]
	public function hosts(string $hosts): JSONResponse {
		$asked = explode(' ', $hosts);
		return new JSONResponse(array_combine($asked, array_map($this->hosts->isValid(...), $asked)));
	}
}
