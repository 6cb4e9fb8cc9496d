<?php
declare(strict_types=1);
namespace OCP\AppFramework\Http;

class ContentSecurityPolicy {
	private array $more = [];

	public function addAllowedImageDomain($domain) {
		$this->more['img-src'][] = $domain;
		return $this;
	}

	public function buildPolicy() {
		$nonce = \Host\AppFramework\Kernel::$it->page()->nonce();
		$parts = ['default-src' => "'none'", 'base-uri' => "'none'", 'manifest-src' => "'self'", 'script-src' => "'nonce-$nonce'", 'script-src-elem' => "'strict-dynamic' 'nonce-$nonce'", 'style-src' => "'self' 'unsafe-inline'", 'img-src' => "'self' data: blob:", 'font-src' => "'self' data:", 'connect-src' => "'self'", 'media-src' => "'self'", 'frame-ancestors' => "'self'", 'form-action' => "'self'"];
		foreach ($this->more as $kind => $list) {
			$parts[$kind] .= ' ' . implode(' ', $list);
		}
		return implode(';', array_map(fn ($k, $v) => "$k $v", array_keys($parts), $parts));
	}
}
