<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\HostProbe\Controller;

use OCA\HostProbe\Attempt;
use OCP\AppFramework\Controller;
use OCP\AppFramework\Http;
use OCP\AppFramework\Http\Attribute\FrontpageRoute;
use OCP\AppFramework\Http\Attribute\NoAdminRequired;
use OCP\AppFramework\Http\Attribute\NoCSRFRequired;
use OCP\AppFramework\Http\JSONResponse;
use OCP\Files\IMimeTypeDetector;
use OCP\IRequest;
use OCP\IURLGenerator;
use OCP\Util;

/**
 * Addresses of this app's own routes, types of files, and sizes.
 *
 * @phpstan-type Answer JSONResponse<Http::STATUS_OK, mixed, array{}>
 */
final class AddressController extends Controller {
	public function __construct(
		string $appName,
		IRequest $request,
		private readonly IURLGenerator $urls,
		private readonly IMimeTypeDetector $types,
	) {
		parent::__construct($appName, $request);
	}

	/** @return Answer */
	#[NoCSRFRequired]
	#[FrontpageRoute(verb: 'GET', url: '/addresses')]
	public function addresses(): JSONResponse {
		$link = $this->link(...);
		return new JSONResponse([
			'plain' => $link('hostprobe.address.addresses'),
			'case' => $link('hostprobe.Address.Addresses'),
			'absolute' => $this->urls->linkToRouteAbsolute('hostprobe.address.addresses', ['page' => 2]),
			'deep' => $link('hostprobe.address.deep', ['path' => 'a/b c/ü?&#%+/..']),
			'query' => $link('hostprobe.address.deep', ['path' => 'x', 'q' => 'a b/ü&=+', 'list' => ['1', '2'], 'nothing' => null]),
			'nothing deep' => $link('hostprobe.address.deep', ['path' => '']),
			'another of the same method' => $link('hostprobe.address.deepother', ['id' => 'one']),
			'a default left out' => $link('hostprobe.frameworkInput.optional', ['one' => 'x']),
			'defaults left out' => $link('hostprobe.frameworkInput.optional'),
			'a default before another' => $link('hostprobe.frameworkInput.optional', ['two' => 'y']),
			'no such route' => $link('hostprobe.address.nothing'),
			'no such app' => $link('nothing.address.addresses'),
			'missing' => is_string(Attempt::of(static fn (): string => $link('hostprobe.address.deep'))),
			'wrong' => is_string(Attempt::of(static fn (): string => $link('hostprobe.address.deepother', ['id' => 'a/b']))),
			'made absolute' => [$this->urls->getAbsoluteURL('/x'), $this->urls->getAbsoluteURL('x'), $this->urls->getAbsoluteURL('')],
		]);
	}

	/** @param array<string, mixed> $arguments */
	private function link(string $name, array $arguments = []): string {
		return $this->urls->linkToRoute($name, $arguments);
	}

	/** @return Answer */
	#[NoAdminRequired]
	#[NoCSRFRequired]
	#[FrontpageRoute(verb: 'GET', url: '/deep/{path}', requirements: ['path' => '.*'])]
	#[FrontpageRoute(verb: 'GET', url: '/other/{id}', postfix: 'Other')]
	public function deep(string $path = '', string $id = ''): JSONResponse {
		return new JSONResponse([$path, $id]);
	}

	/**
	 * @param list<string> $names
	 * @param array<string, string> $contents in Base64
	 * @return Answer
	 */
	#[NoCSRFRequired]
	#[FrontpageRoute(verb: 'POST', url: '/types')]
	public function types(array $names, array $contents): JSONResponse {
		$ofContents = [];
		foreach ($contents as $name => $content) {
			$bytes = (string)base64_decode($content, true);
			$file = (string)tempnam(sys_get_temp_dir(), 'type');
			file_put_contents($file, $bytes);
			$ofContents[$name] = [$this->types->detectContent($file), $this->types->detectString($bytes)];
			unlink($file);
		}
		return new JSONResponse([
			'names' => array_map($this->types->detectPath(...), array_combine($names, $names)),
			'safe' => array_map(
				fn (string $name): string => $this->types->getSecureMimeType($this->types->detectPath($name)),
				array_combine($names, $names),
			),
			'unknown' => $this->types->getSecureMimeType('application/x-unheard-of'),
			'contents' => $ofContents,
			'folder' => $this->types->detectContent(sys_get_temp_dir()),
		]);
	}

	/** @return Answer */
	#[NoCSRFRequired]
	#[FrontpageRoute(verb: 'GET', url: '/sizes')]
	public function sizes(): JSONResponse {
		return new JSONResponse([
			'words' => array_map(
				static fn (int $bytes): string => Util::humanFileSize($bytes),
				[0, 1023, 1024, 1_500_000, 64 * 1024 ** 2, 3 * 1024 ** 4, -1],
			),
			'upload' => Util::uploadLimit() > 0,
		]);
	}
}
